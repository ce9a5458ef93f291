import ArchTrace
import Scenario

/// Driving the app by hand. What is done are steps of the scenario, which is played anew from its begin: that takes a
/// moment, and what is seen is what the scenario will show when it is played from a file.
extension PlayModel {
  /// The moment at which the person stands.
  func moment(_ run: PlayedRun) -> PlayedRun.Moment { run.moment(cursor, linger: linger, in: recording) }

  mutating func notDriven() -> [PlayEffect] {
    notice = "a trace from a file cannot be gone on with; 'archcli play PATTERN' can"
    return []
  }

  /// Asks what can be done, at the end of the moment: whoever acts sees what it has come to, and so does the person.
  mutating func findControls() -> [PlayEffect] {
    guard let run else { return notDriven() }
    let moment = moment(run)
    let next = recording.firstPlace(notBefore: EventID(step: moment.steps + 1, index: 0))
    let last = min(recording.lastPlace(notAfter: moment.time), next - 1, recording.lastBeforeQuit)
    if last != cursor { go(to: last) }
    linger = last == recording.lastBeforeQuit ? 0 : max(0, moment.time - (event?.time ?? 0))
    return [.findControls(moment)]
  }

  /// Does something at a moment. The steps after it go.
  mutating func act(_ action: Step.Action, at moment: PlayedRun.Moment) -> [PlayEffect] {
    act([Step(action)], at: moment)
  }

  /// Plays steps at a moment, of which the first begins then if it does not say otherwise. The steps after it go.
  mutating func act(_ steps: [Step], at moment: PlayedRun.Moment) -> [PlayEffect] {
    guard let run, let first = steps.first else { return [] }
    guard moment.after ?? 0 <= Self.timeLimit else {
      notice = "that is too long after the step before"
      return []
    }
    var scenario = run.scenario(until: moment)
    scenario.steps.append(Step(first.action, after: first.after ?? moment.after, place: first.place))
    scenario.steps += steps.dropFirst()
    let left = run.stepCount - moment.steps
    return change(scenario, .end, left: left)
  }

  /// Lets time pass: in what was played already, then as a step that waits.
  mutating func pass(_ text: String, _ question: Question) -> [PlayEffect] {
    guard let run else { return notDriven() }
    let number = text.isEmpty ? Question.usualPass : Self.number(text, upTo: Self.timeLimit)
    guard let milliseconds = number else {
      return ask(again: question, "milliseconds are a number from 0 to \(Self.timeLimit)")
    }
    let here = moment(run)
    let time = here.time + milliseconds
    guard time > run.end else {
      cursor = min(recording.lastPlace(notAfter: time), recording.lastBeforeQuit)
      linger = max(0, time - (event?.time ?? 0))
      trail = []
      return []
    }
    var scenario = run.scenario
    scenario.steps.append(Step(.wait(min(time - run.end, Self.timeLimit))))
    return change(scenario, .end, left: 0)
  }

  /// Leaves out the steps after the moment at which the person stands.
  mutating func cutHere() -> [PlayEffect] {
    guard let run else { return notDriven() }
    let moment = moment(run)
    guard moment.steps < run.stepCount else {
      notice = "no step comes after this moment"
      return []
    }
    return change(run.scenario(until: moment), here, left: run.stepCount - moment.steps)
  }

  /// Goes back to before what was done last.
  mutating func undo() -> [PlayEffect] {
    guard let last = past.popLast() else {
      notice = "nothing was done by hand"
      return []
    }
    return [.play(last.scenario, on: .same, last.landing)]
  }

  private mutating func change(_ scenario: Scenario, _ landing: Landing, left: Int) -> [PlayEffect] {
    guard let run, let original else { return [] }
    var scenario = scenario
    scenario.name = "\(original.name)-by-hand"
    past.append((run.scenario, here))
    if left > 0 { notice = "\(left) later \(left == 1 ? "step is" : "steps are") left out; u brings back" }
    return [.play(scenario, on: .same, landing)]
  }

  /// Where the person stands.
  private var here: Landing {
    .event(event?.id.index ?? 0, step: event?.id.step ?? 0, linger: linger)
  }

  private static let timeLimit = 1_000_000_000

  /// Shows a scenario that was played.
  mutating func land(_ run: PlayedRun, _ recording: Recording, _ landing: Landing) {
    self.run = run
    self.recording = recording
    search = nil
    trail = []
    tops = [:]
    traceTop = 0
    switch landing {
    case .end: cursor = recording.lastBeforeQuit
    case .event(let index, let step, let linger):
      let place = recording.firstPlace(notBefore: EventID(step: step, index: index))
      cursor = max(0, min(place, recording.events.count - 1))
      self.linger = linger
    case .sameMoment(let mark): cursor = mark.place(in: recording)
    }
  }

  // MARK: Other patterns

  mutating func showPattern(_ direction: Int) -> [PlayEffect] {
    guard let run else {
      notice = "a trace from a file is of one pattern"
      return []
    }
    let mark = mark ?? MomentMark(cursor, in: recording)
    self.mark = mark
    return [.play(run.scenario, on: .further(direction), .sameMoment(mark))]
  }

  // MARK: Files

  mutating func ask(for kind: WrittenKind) -> [PlayEffect] {
    let scenario = run?.scenario.name ?? recording.header.scenario
    switch kind {
    case .scenario:
      guard run != nil else { return notDriven() }
      mode = .asking(Question(.path(kind), Self.fileName(scenario) + ".scenario.json5"))
    case .trace:
      let name = "\(Self.fileName(scenario)).\(Self.fileName(recording.patternName)).ndjson"
      mode = .asking(Question(.path(kind), name))
    }
    return []
  }

  /// A name that a file may have anywhere.
  private static func fileName(_ name: String) -> String {
    let letters = name.prefix(100).map { letter in
      letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : "-"
    }
    return letters.isEmpty ? "played" : String(letters)
  }
}
