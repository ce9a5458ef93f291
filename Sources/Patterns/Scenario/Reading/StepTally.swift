/// How many steps are played, and how long they wait by what they say themselves. Repetitions within one another count
/// to more than a number holds: a tally that cannot go on stays at the most there is.
struct StepTally {
  private(set) var steps = 0
  /// In milliseconds.
  private(set) var time = 0

  /// Adds a step with everything in it.
  mutating func add(_ step: Step) {
    time = plus(time, step.after ?? 0)
    switch step.action {
    case .wait(let wait):
      steps = plus(steps, 1)
      time = plus(time, wait)
    case .repeat(let count, let inner):
      var round = StepTally()
      for step in inner { round.add(step) }
      steps = plus(steps, times(round.steps, count))
      time = plus(time, times(round.time, count))
    case .open, .tap, .alert, .back, .pull, .scroll, .type, .detach, .attach, .push, .expect:
      steps = plus(steps, 1)
    }
  }

  private func plus(_ a: Int, _ b: Int) -> Int {
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    return isTooLarge ? .max : sum
  }

  private func times(_ a: Int, _ b: Int) -> Int {
    let (product, isTooLarge) = a.multipliedReportingOverflow(by: b)
    return isTooLarge ? .max : product
  }
}
