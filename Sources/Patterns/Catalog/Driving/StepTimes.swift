public import HeadlessUI
public import Scenario

/// Notes when the steps of a run began, and when the run had come to rest: what somebody needs who wants to act in the
/// middle of it.
public final class StepTimes: Witness {
  /// When each step began, in virtual milliseconds, by its number; the launch is number 0.
  public private(set) var begins = [0]
  /// When a further step would begin that waits until all is quiet.
  public private(set) var end = 0

  private let onLook: (_ lines: [String], _ time: Int) -> Void

  /// Notes nothing yet.
  /// - Parameter onLook: Told what a person sees: before each step that waits until all is quiet, right after each
  ///   step, and at the end.
  public init(onLook: @escaping (_ lines: [String], _ time: Int) -> Void = { _, _ in }) {
    self.onLook = onLook
  }

  /// Notes the time of a step that was just played.
  public func look(at window: Window, step: Int, time: Int, isQuiet: Bool) {
    if step == begins.count { begins.append(time) }
    end = time
    if window.top != nil { onLook(window.screen, time) }
  }
}

extension Pattern {
  /// What can be done in this pattern's app right after the last step of a scenario, before what is out has settled.
  public func controls(after scenario: Scenario, options: RunOptions = RunOptions()) -> [Control] {
    let player = player(scenario, to: nil, options: options)
    var controls: [Control] = []
    _ = player.play { controls = player.controls }
    return controls.filter { control in
      if case .open(let screen) = control.action { !missing.contains(screen) } else { true }
    }
  }
}
