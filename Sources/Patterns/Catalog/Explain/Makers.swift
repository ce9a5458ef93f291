import ArchTrace
public import Scenario

/// Who makes whom in a run, and what goes when a screen goes.
public struct Makers: Sendable {
  /// Those of one role that somebody made, or that went together.
  public struct Group: Sendable {
    /// Their role.
    public let role: String
    /// Their types, in the order made, each once.
    public let types: [String]
    /// How many there were.
    public let count: Int
  }

  /// A type with what it made.
  public struct Maker: Sendable {
    /// Its type.
    public let type: String
    /// What it made, by role.
    public let made: [Group]
  }

  /// Who makes whom, in the order in which the makers came.
  public let makers: [Maker]
  /// What went when a screen was popped for the first time; nil where none was.
  public let gone: (step: Int, groups: [Group])?

  /// Counts in a run of a scenario.
  public init(_ pattern: Pattern, in scenario: Scenario) {
    let trace = EventCollector()
    _ = pattern.run(scenario, to: trace)
    var order: [String] = []
    var made: [String: [(name: String, role: String)]] = [:]
    var roles: [String: String] = [:]
    for event in trace.events where event.kind == .create {
      let maker = WireSort.type(event.from)
      guard let name = event.to, let role = event.role else { continue }
      roles[name] = role
      if made[maker] == nil { order.append(maker) }
      made[maker, default: []].append((name, role))
    }
    makers = order.map { Maker(type: $0, made: Self.groups(made[$0] ?? [])) }
    let backs = scenario.numberedSteps.filter { if case .back = $0.step.action { true } else { false } }
    gone =
      backs.lazy.compactMap { back -> (Int, [Group])? in
        let dead = trace.events.filter { $0.kind == .destroy && $0.id.step == back.number }.map(\.from)
        return dead.isEmpty ? nil : (back.number, Self.groups(dead.map { ($0, roles[$0] ?? "") }))
      }.first
  }

  private static func groups(_ members: [(name: String, role: String)]) -> [Group] {
    var order: [String] = []
    var types: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for (name, role) in members {
      let type = WireSort.type(name)
      if counts[role] == nil { order.append(role) }
      counts[role, default: 0] += 1
      if !types[role, default: []].contains(type) { types[role, default: []].append(type) }
    }
    return order.map { Group(role: $0, types: types[$0] ?? [], count: counts[$0] ?? 0) }
  }
}
