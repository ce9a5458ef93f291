import ArchTrace
import Runtime
import Scenario

/// A run with its trace in memory, and what claims ask of it.
public final class ClaimRun {
  /// What was run.
  public struct Key: Hashable, Sendable {
    /// The pattern's full name.
    public let pattern: String
    /// The scenario's name.
    public let scenario: String
    /// The numbers of the wires that carry nothing.
    public var cuts: [Int] = []
    /// Whether the app is put back after each step.
    public var restores = false

    /// The command line that runs it again.
    /// - Parameter verb: `run` or `trace`.
    public func command(_ verb: String) -> String {
      var words = ["archcli", verb, pattern]
      if scenario != ShippedScenarios.usual { words += ["--scenario", scenario] }
      if !cuts.isEmpty { words += ["--cut", cuts.map(String.init).joined(separator: ",")] }
      if restores { words.append("--restore-each-step") }
      return words.joined(separator: " ")
    }
  }

  /// What was run.
  let key: Key
  /// What was played.
  let scenario: Scenario
  /// Everything on record, in order.
  let events: [Event]
  /// Which expectations failed, who leaked, what restoring came to.
  let outcome: PlayOutcome

  private let roles: [String: Role]
  private let places: [EventID: Int]

  init(_ key: Key, _ pattern: Pattern, _ scenario: Scenario) {
    let collector = EventCollector()
    let options = RunOptions(cuts: Set(key.cuts), restoring: key.restores ? .eachStep : .never)
    self.key = key
    self.scenario = scenario
    outcome = pattern.run(
      key.cuts.isEmpty ? scenario : scenario.withoutExpectations, to: collector, options: options)
    events = collector.events
    var roles: [String: Role] = ["user": .user, "world": .world, "clock": .clock]
    for event in events where event.kind == .create {
      if let name = event.to, let role = event.role { roles[name] = Role(rawValue: role) }
    }
    self.roles = roles
    places = Dictionary(uniqueKeysWithValues: events.enumerated().map { ($1.id, $0) })
  }

  /// The role of a participant; nil where its name is none.
  func role(of name: String) -> Role? { roles[name] }

  /// The event of this id.
  func event(_ id: EventID) -> Event? { places[id].map { events[$0] } }

  /// What led to an event, nearest first.
  func causes(of event: Event) -> [Event] {
    var causes: [Event] = []
    while let id = (causes.last ?? event).cause, let cause = self.event(id) { causes.append(cause) }
    return causes
  }

  /// What an event led to, however far on, in order.
  func consequences(of event: Event) -> [Event] {
    var known: Set<EventID> = [event.id]
    return events.filter { $0.cause.map(known.contains) == true && known.insert($0.id).inserted }
  }

  /// The input that opened a step, by the step's number.
  func input(ofStep step: Int) -> Event? { event(EventID(step: step, index: 0)) }

  /// The steps that a person or the world did, with their numbers.
  func steps(_ isWanted: (Step.Action) -> Bool) -> [(step: Step, input: Event)] {
    scenario.numberedSteps.filter { isWanted($0.step.action) }.compactMap { numbered in
      input(ofStep: numbered.number).map { (numbered.step, $0) }
    }
  }

  /// What is done in a step, in one word: `scroll`.
  func verb(ofStep step: Int) -> String {
    let action = scenario.numberedSteps.first { $0.number == step }?.step.action.words
    return action?.split(separator: " ").first.map(String.init) ?? "launch"
  }

  /// An event of this run as evidence.
  func evidence(_ event: Event) -> Evidence { .event(event, in: key) }
}
