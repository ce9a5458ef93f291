/// The rules of one pattern, ready to be held against traces.
public struct RuleSet: Sendable {
  /// The pattern, as messages name it: `mvvm`.
  public let pattern: String
  /// Who may act on whom.
  public let edges: [RoleEdge]
  /// The rules.
  public let rules: [Rule]

  /// The roles that are told apart, by number; the last number is any other role.
  let roles: [String]
  /// By the roles of who acts and on whom: the kinds allowed, a bit each.
  private let allowed: [UInt32]
  /// By rule, then as `allowed`: the kinds forbidden. Empty for rules that forbid no edge.
  private let forbidden: [[UInt32]]
  /// As `allowed`: the kinds that break no rule: allowed, or what every pattern may, and not forbidden.
  private let fine: [UInt32]
  /// The rules of each sort.
  let edgeRule: Int?
  let lifeRule: Int?
  let roleRule: Int?
  let kindRule: Int?
  let orders: [(check: OrderCheck, rule: Int)]

  /// Puts the rules of a pattern together.
  /// - Parameters:
  ///   - pattern: The pattern, as messages name it.
  ///   - edges: Who may act on whom, beside what every pattern may; one edge a line.
  ///   - rules: The rules.
  /// - Throws: `RuleError` where an edge cannot be read.
  public init(pattern: String, edges: String, rules: [Rule]) throws(RuleError) {
    self.pattern = pattern
    self.edges = try RoleEdge.parse(edges)
    self.rules = rules
    var roles = RuleSet.knownRoles
    var never: [[RoleEdge]] = []
    for rule in rules {
      if case .never(let table) = rule.check {
        never.append(try RoleEdge.parse(table))
      } else {
        never.append([])
      }
    }
    for edge in self.edges + never.joined() {
      for role in [edge.from, edge.to] where role != "*" && !roles.contains(role) { roles.append(role) }
    }
    self.roles = roles
    let width = roles.count + 1
    allowed = RuleSet.matrix(self.edges, roles)
    forbidden = never.map { $0.isEmpty ? [] : RuleSet.matrix($0, roles) }
    var fine = allowed
    for place in fine.indices {
      fine[place] |= RuleSet.freeKinds(
        from: UInt16(clamping: place / width), to: UInt16(clamping: place % width))
      for matrix in forbidden where !matrix.isEmpty { fine[place] &= ~matrix[place] }
    }
    self.fine = fine
    edgeRule = rules.firstIndex { $0.check == .edge }
    lifeRule = rules.firstIndex { $0.check == .life }
    roleRule = rules.firstIndex { $0.check == .role }
    kindRule = rules.firstIndex { $0.check == .kind }
    orders = rules.indices.compactMap { index in
      if case .order(let check) = rules[index].check { (check, index) } else { nil }
    }
  }

  /// The roles that the trace format names.
  public static let knownRoles = [
    "user", "world", "clock", "service", "store", "view", "controller", "presenter", "viewModel",
    "coordinator", "viewState", "adapter", "binder", "driver", "update", "virtualView", "player", "scene",
  ]

  /// The number of a role.
  func number(of role: String) -> UInt16 { UInt16(clamping: roles.firstIndex(of: role) ?? roles.count) }

  /// The number of a role that the rules do not name.
  var otherRole: UInt16 { UInt16(clamping: roles.count) }

  /// Whether the pattern's edges, or what every pattern may, use a role.
  func uses(_ role: UInt16) -> Bool {
    let (role, width) = (Int(role), roles.count + 1)
    return (0..<width).contains { allowed[role * width + $0] != 0 || allowed[$0 * width + role] != 0 }
  }

  /// What one participant may do to another, as a message says it; nil where nothing.
  func kindsAllowed(_ from: UInt16, _ to: UInt16) -> String? {
    let bits = allowed[Int(from) * (roles.count + 1) + Int(to)]
    let kinds = EventKind.known.indices.filter { bits & (1 << UInt32($0)) != 0 }
    return kinds.isEmpty ? nil : kinds.map { EventKind.known[$0].name }.joined(separator: ", ")
  }

  /// The rule that an event breaks by who acts on whom; nil where it breaks none.
  @inline(__always)
  func broken(from: UInt16, to: UInt16, kind: KindCode) -> Int? {
    let place = Int(from) * (roles.count + 1) + Int(to)
    let bit: UInt32 = 1 << UInt32(kind)
    if fine[place] & bit != 0 { return nil }
    return forbidden.firstIndex { !$0.isEmpty && $0[place] & bit != 0 } ?? edgeRule
  }

  /// What every pattern may: a person's input and a timer, the world's input, what the launch reads, life and
  /// death, a view that shows itself, an error.
  private static func freeKinds(from: UInt16, to: UInt16) -> UInt32 {
    var bits: UInt32 = 0
    for (place, kind) in EventKind.known.enumerated() {
      let isFree: Bool
      switch kind {
      case .create, .destroy, .error: isFree = true
      case .input:
        isFree = from == Roles.world || from == Roles.user && (to == Roles.view || to == Roles.user)
      case .timer: isFree = from == Roles.clock
      case .read: isFree = from == Roles.world  // the launch puts the app together
      case .render, .screen: isFree = from == Roles.view && to == Roles.view
      case .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .navigate, .request,
        .response, .other:
        isFree = false
      }
      if isFree { bits |= 1 << UInt32(place) }
    }
    return bits
  }

  private static func matrix(_ edges: [RoleEdge], _ roles: [String]) -> [UInt32] {
    let width = roles.count + 1
    var result = [UInt32](repeating: 0, count: width * width)
    let numbers = { (role: String) -> [Int] in
      role == "*" ? Array(0..<width) : roles.firstIndex(of: role).map { [$0] } ?? []
    }
    for edge in edges {
      var bits: UInt32 = edge.kinds.isEmpty ? .max : 0
      for kind in edge.kinds {
        if let place = kind.place { bits |= 1 << UInt32(place) }
      }
      for from in numbers(edge.from) {
        for to in numbers(edge.to) { result[from * width + to] |= bits }
      }
    }
    return result
  }
}

/// The numbers of the roles that checks name, their places in `RuleSet.knownRoles`.
enum Roles {
  static var user: UInt16 { 0 }
  static var world: UInt16 { 1 }
  static var clock: UInt16 { 2 }
  static var service: UInt16 { 3 }
  static var store: UInt16 { 4 }
  static var view: UInt16 { 5 }
  static var presenter: UInt16 { 7 }
  static var viewModel: UInt16 { 8 }
  static var viewState: UInt16 { 10 }
  static var adapter: UInt16 { 11 }
  static var driver: UInt16 { 13 }
  static var update: UInt16 { 14 }
  static var virtualView: UInt16 { 15 }
  static var player: UInt16 { 16 }
}
