public import ArchTrace
public import Scenario

/// What one tap on a button leads to in a run: the tap, and everything that it caused, in the order in which it came.
public struct FollowTap: Sendable {
  /// A line of it: one event, or several renders that one event caused.
  public struct Hop: Sendable {
    /// The event; of several renders the first, with the changes of all.
    public let event: Event
    /// How many causes stand between it and the tap.
    public let depth: Int
  }

  /// The number of the step.
  public let step: Int
  /// The hops.
  public let hops: [Hop]
  /// Those who take part, in the order in which they do, each with its role.
  public let participants: [(name: String, role: String)]
  /// The ways that it goes from role to role, each once; one that comes later than its cause begins anew.
  public let ways: [[String]]

  /// Finds the first tap on an element in a run of a scenario; nil where nobody taps it.
  public init?(_ pattern: Pattern, in scenario: Scenario, on element: String = "header.follow") {
    let trace = EventCollector()
    _ = pattern.run(scenario, to: trace)  // with screens: events have the numbers of any run
    let isTap = { (event: Event) in event.kind == .input && event.name == element }
    guard let tap = trace.events.first(where: isTap) else { return nil }
    var depths = [tap.id: 0]
    var hops: [Hop] = []
    for event in trace.events.drop(while: { $0.id != tap.id }) where event.kind != .screen {
      guard let depth = event.id == tap.id ? 0 : event.cause.flatMap({ depths[$0] }).map({ $0 + 1 }) else {
        continue
      }
      depths[event.id] = depth
      Self.add(event, depth, to: &hops)
    }
    step = tap.id.step
    self.hops = hops
    participants = Self.participants(of: hops, in: trace)
    ways = Self.ways(of: hops, participants)
  }

  private static func ways(
    of hops: [Hop], _ participants: [(name: String, role: String)]
  ) -> [[String]] {
    let role = { name in participants.first { $0.name == name }?.role ?? name }
    var known: [EventID: (way: [String], time: Int)] = [:]
    var ways: [[String]] = []
    for event in hops.map(\.event) {
      let cause = event.cause.flatMap { known[$0] }
      var way = cause?.time == event.time ? cause?.way ?? [] : []
      for name in [event.from, event.to].compactMap(\.self) where way.last != role(name) {
        way.append(role(name))
      }
      known[event.id] = (way, event.time)
      ways.removeAll { way.starts(with: $0) }
      if !ways.contains(where: { $0.starts(with: way) }) { ways.append(way) }
    }
    return ways
  }

  /// Renders that one event caused, one after the other, are one hop.
  private static func add(_ event: Event, _ depth: Int, to hops: inout [Hop]) {
    guard event.kind == .render, let last = hops.last, last.event.kind == .render,
      last.event.cause == event.cause, last.event.time == event.time
    else { return hops.append(Hop(event: event, depth: depth)) }
    var first = last.event
    first.changes += event.changes
    hops[hops.count - 1] = Hop(event: first, depth: depth)
  }

  private static func participants(
    of hops: [Hop], in trace: EventCollector
  ) -> [(name: String, role: String)] {
    var roles: [String: String] = [:]
    for event in trace.events where event.kind == .create { roles[event.to ?? event.from] = event.role }
    var seen: [(name: String, role: String)] = []
    for hop in hops {
      for name in [hop.event.from, hop.event.to].compactMap(\.self) where roles[name] != nil {
        if !seen.contains(where: { $0.name == name }) { seen.append((name, roles[name] ?? "")) }
      }
    }
    return seen
  }
}
