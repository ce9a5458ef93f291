import ArchTrace
import Runtime
public import Scenario

/// What becomes of a run when one wire carries nothing.
///
/// The run is compared with the uncut one as somebody outside sees both: every screen and every request, with the
/// step and how long after its beginning. The scenario's expectations do not count: that the harness notices is
/// no merit of the app.
public struct WireFault: Hashable, Sendable {
  /// The classes, each wire being in one.
  public enum Class: String, Hashable, Sendable, CaseIterable {
    /// The run has an `error` event that is the app's own: something reported where elsewhere the program would
    /// have ended, or somebody who outlived the app. Goes before all others.
    case reported
    /// What the wire feeds is wrong from its start: the first difference comes before the app has once come to rest
    /// with something new on the screen since the wire was made. A wire that carries what a person does (it starts
    /// at a view) shows nothing by itself: it starts when it is first used, so wherever it differs, it differs at
    /// once, as a control that does nothing.
    case visible
    /// Right at first and wrong after a later change, with no error of the app's own: the first difference comes
    /// after the app has come to rest with the right screen.
    case drift
    /// The same screens and the same requests.
    case none
  }

  /// The wire.
  public let wire: WireFacts
  /// What cutting it does.
  public let outcome: Class
  /// Where the runs first differ; nil where they do not.
  public let difference: Difference?
  /// The first error of the app's own.
  public let error: String?

  /// The first difference that a person or the server could notice.
  public struct Difference: Hashable, Sendable {
    /// The scenario step in which it comes.
    public let step: Int
    /// What that step does: `tap header.follow`.
    public let action: String
    /// How many milliseconds after the step began.
    public let offset: Int
    /// The first line that the screen should show and does not, or the request that should be sent and is not.
    public let missed: String?
    /// The first line that it shows instead, or the request that is sent instead.
    public let instead: String?
  }
}

extension Pattern {
  /// Cuts every wire that a scenario's run makes, one at a time, and says what becomes of each run.
  ///
  /// A cut may lead to wires beyond the uncut run's; those are not cut.
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - cuts: The numbers of wires that carry nothing in any of the runs.
  public func wireFaults(_ scenario: Scenario, cuts: Set<Int> = []) -> [WireFault] {
    let uncut = UncutRun(self, scenario, cuts: cuts)
    return uncut.wires.map { uncut.fault(cutting: $0) }
  }
}

/// A run with all its wires, against which runs without one of them are held.
struct UncutRun {
  private let pattern: Pattern
  private let scenario: Scenario
  private let cuts: Set<Int>
  private let uncut: Course
  private let steps: [Step]

  /// Runs a pattern.
  /// - Parameter cuts: The numbers of wires that carry nothing in any of the runs.
  init(_ pattern: Pattern, _ scenario: Scenario, cuts: Set<Int> = []) {
    self.pattern = pattern
    self.scenario = scenario
    self.cuts = cuts
    uncut = pattern.course(scenario, cuts: cuts)
    steps = scenario.numberedSteps.map(\.step)
  }

  /// The wires, in the order made.
  var wires: [WireFacts] { uncut.wires }

  /// What becomes of the run without a wire.
  func fault(cutting wire: WireFacts) -> WireFault {
    let cut = pattern.course(scenario, cuts: cuts.union([wire.number]))
    let difference = difference(cut)
    let isNew = cut.errors.first { !uncut.errors.contains($0) }
    let outcome: WireFault.Class =
      if isNew != nil {
        .reported
      } else if let difference {
        wire.isInput || difference.step < rest(after: wire.step) ? .visible : .drift
      } else {
        .none
      }
    return WireFault(wire: wire, outcome: outcome, difference: difference, error: isNew)
  }

  /// The first step that begins with the app at rest and with something new on the screen since the step given.
  private func rest(after step: Int) -> Int {
    guard let shown = uncut.screens.first(where: { $0.moment.step >= step })?.moment.step else { return .max }
    for number in (shown + 1)..<max(steps.count + 1, shown + 2) where number <= steps.count {
      if steps[number - 1].after == nil { return number }
    }
    return .max
  }

  private func difference(_ cut: Course) -> WireFault.Difference? {
    let screen = first(uncut.screens, cut.screens, \.moment)
    let request = first(uncut.requests, cut.requests, \.moment)
    guard let moment = [screen, request].compactMap(\.self).min() else { return nil }
    var (missed, instead): (String?, String?)
    if moment == screen {
      let (right, wrong) = (uncut.lines(at: moment), cut.lines(at: moment))
      missed = right.first { line in !wrong.contains { areSame($0, line) } }
      instead = wrong.first { line in !right.contains { areSame($0, line) } }
    } else {
      missed = uncut.requests.first { $0.moment == moment && !cut.requests.contains($0) }?.route
      instead = cut.requests.first { $0.moment == moment && !uncut.requests.contains($0) }?.route
    }
    if let old = missed, let new = instead {
      let (old, new) = Spelling.distinct(old, new)
      (missed, instead) = (old, new)
    }
    return WireFault.Difference(
      step: moment.step, action: action(moment.step), offset: moment.offset, missed: missed, instead: instead)
  }

  /// The first moment at which two sequences differ.
  private func first<Seen: Hashable>(
    _ right: [Seen], _ wrong: [Seen], _ moment: (Seen) -> Course.Moment
  ) -> Course.Moment? {
    let same = zip(right, wrong).prefix { $0 == $1 }.count
    let next = [right.dropFirst(same).first, wrong.dropFirst(same).first].compactMap(\.self)
    return next.map(moment).min()
  }

  private func action(_ step: Int) -> String {
    step == 0 ? "launch" : step <= steps.count ? steps[step - 1].action.words : "quit"
  }
}

extension Step.Action {
  /// What a step does, in a few words.
  var words: String {
    switch self {
    case .open(let screen): "open \(screen.rawValue)"
    case .tap(let path): "tap \(path.text)"
    case .alert(let title): "alert \(title)"
    case .back: "back"
    case .pull(let part): "pull \(part.rawValue)"
    case .scroll(let table, let row): "scroll \(table.rawValue) to \(row)"
    case .type(_, let path): "type into \(path.text)"
    case .detach(let screen): "detach \(screen.rawValue)"
    case .attach(let screen): "attach \(screen.rawValue)"
    case .push: "push"
    case .wait(let time): "wait \(time)"
    case .expect: "expect"
    case .repeat(let count, _): "repeat \(count)"
    }
  }
}
