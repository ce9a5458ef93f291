import HeadlessUI
import Runtime

extension Player {
  /// Puts the app back where it is now, in a window beside its own and off the record, and compares.
  /// - Parameters:
  ///   - step: The step that was just played.
  ///   - number: Its number.
  func checkRestoring(after step: Step, _ number: Int) {
    guard let window, let app = app as? any RestorableApp else { return }
    let expected = window.screen
    var found: [String] = []
    let aside = runtime.aside {
      let fresh = Window(runtime, recordsScreens: false)
      let copy = app.restored(in: fresh)
      fresh.detach(like: window)
      found = fresh.screen
      withExtendedLifetime(copy) {}
    }
    var outcome = outcome.restoring ?? RestoringOutcome(snapshotName: type(of: app).snapshotName)
    outcome.steps = number
    if let flaw = flaw(expected, found, aside) {
      outcome.differences.append(RestoringDifference(step: number, place: step.place, flaw: flaw))
    }
    self.outcome.restoring = outcome
  }

  private func flaw(_ expected: [String], _ found: [String], _ aside: Aside) -> RestoringDifference.Flaw? {
    if let wish = aside.refused.first { return .asked(wish) }
    if let report = aside.reports.first { return .reported(report) }
    for index in 0..<max(expected.count, found.count) {
      let own = index < expected.count ? expected[index] : nil
      let other = index < found.count ? found[index] : nil
      if !areSame(own, other) { return .line(index + 1, expected: own, found: other) }
    }
    return aside.survivors.first.map { .survivor($0) }
  }
}
