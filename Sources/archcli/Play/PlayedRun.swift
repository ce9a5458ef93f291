import ArchTrace
import Catalog
import Scenario

/// A scenario played on a pattern, with what is needed to act in the middle of it.
struct PlayedRun {
  let pattern: Pattern
  let scenario: Scenario
  /// How it is run: with which wires cut, and with what on record.
  let options: RunOptions
  /// When each step began, by its number; the launch is number 0.
  let begins: [Int]
  /// When a further step would begin.
  let end: Int

  /// Plays a scenario.
  /// - Returns: The run, and what was on record.
  static func play(
    _ scenario: Scenario, on pattern: Pattern, options: RunOptions = RunOptions()
  ) -> (run: PlayedRun, recording: Recording) {
    var options = options
    // What is done by hand, or in another pattern, may be done before the wire is made.
    options.cutWires = pattern.wiresKnown(options.cuts, in: scenario)
    let collector = EventCollector()
    var looks: [Recording.Shown] = []
    let times = StepTimes { lines, time in
      // What is seen now is what the events so far have come to.
      looks.append(Recording.Shown(place: collector.events.count - 1, time: time, lines: lines))
    }
    _ = pattern.run(scenario, to: collector, options: options, witness: times)
    let run = PlayedRun(
      pattern: pattern, scenario: scenario, options: options, begins: times.begins, end: times.end)
    return (run, Recording(collector, looks: looks))
  }

  /// How many steps were played.
  var stepCount: Int { begins.count - 1 }

  /// The pattern as a command line names it.
  var patternName: String { pattern.isDefault ? pattern.name : pattern.fullName }

  /// A moment of the run at which somebody acts: the steps that had begun by then, and how long ago the last of them
  /// had.
  struct Moment: Hashable {
    /// How many steps had begun.
    var steps: Int
    /// Virtual milliseconds since the run began.
    var time: Int
    /// Milliseconds since the last of them began; nil where all was quiet again, so that whoever acts waited for that.
    var after: Int?
  }

  /// The moment of an event, or a while later.
  /// - Parameters:
  ///   - place: Where the event stands.
  ///   - linger: Milliseconds later, while nothing happens.
  func moment(_ place: Int, linger: Int, in recording: Recording) -> Moment {
    let atEnd = Moment(steps: stepCount, time: end, after: nil)
    guard !recording.events.isEmpty, place < recording.quit ?? recording.events.count else { return atEnd }
    if place == recording.lastBeforeQuit, linger == 0 { return atEnd }
    let event = recording.events[place]
    let time = event.time + linger
    // Waits and expectations that are met leave no event; those that had begun by then have been.
    var steps = min(event.id.step, stepCount)
    let next = recording.stepIndex(of: place) + 1
    let nextStep = next < recording.steps.count ? recording.events[recording.steps[next]].id.step : .max
    while steps < stepCount, steps + 1 < nextStep, begins[steps + 1] <= time { steps += 1 }
    return Moment(steps: steps, time: time, after: time == quiet(after: steps) ? nil : time - begins[steps])
  }

  /// When a step that waits until all is quiet begins after so many steps; nil where that is not known, since the next
  /// one did not wait.
  private func quiet(after steps: Int) -> Int? {
    guard steps < stepCount else { return end }
    let next = scenario.numberedSteps.first { $0.number == steps + 1 }
    return next?.step.after == nil ? begins[steps + 1] : nil
  }

  /// The scenario up to a moment.
  func scenario(until moment: Moment) -> Scenario {
    var result = scenario
    if moment.steps < stepCount {
      result.steps = scenario.numberedSteps.prefix { $0.number <= moment.steps }.map(\.step)
    }
    return result
  }

  /// The scenario up to a moment, and then something that is done.
  func scenario(until moment: Moment, then action: Step.Action) -> Scenario {
    var result = scenario(until: moment)
    result.steps.append(Step(action, after: moment.after, place: "steps[\(result.steps.count)]"))
    return result
  }

  /// What can be done at a moment.
  func controls(at moment: Moment) -> [Control] {
    var scenario = scenario(until: moment)
    // A step that does nothing waits for the moment.
    scenario.steps.append(Step(.expect([]), after: moment.after))
    return pattern.controls(after: scenario, options: options)
  }
}
