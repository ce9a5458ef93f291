/// Holds the events of a trace against the rules of a pattern, one after the other. Memory grows with those who
/// are alive, not with the trace.
public struct TraceChecker {
  /// The rules.
  public let rules: RuleSet
  /// What the trace is called.
  public let trace: String
  private let orders: [(check: OrderCheck, rule: Int)]
  private var participants: Participants
  private var window = CauseWindow()
  private var order = OrderState()
  private var toldOf: Set<String> = []

  /// Makes a checker for one trace.
  /// - Parameters:
  ///   - rules: The rules of its pattern.
  ///   - trace: What it is called in a message.
  ///   - header: Its first line.
  ///   - globs: Roles by name; they go before what the trace says.
  public init(_ rules: RuleSet, trace: String, header: TraceHeader, globs: RoleGlobs = RoleGlobs()) {
    self.rules = rules
    self.trace = trace
    orders = rules.orders
    participants = Participants(rules, globs, header)
  }

  /// Checks the whole of a trace.
  /// - Parameters:
  ///   - reader: Where its events come from; reading the heads will do.
  ///   - report: Takes each breach as it is found; returns whether to go on.
  /// - Throws: `TraceError` where the trace cannot be read.
  public mutating func check(
    _ reader: inout TraceReader, report: (Violation) -> Bool
  ) throws(TraceError) {
    while let event = try reader.next() {
      var goesOn = true
      check(event, line: reader.line) { goesOn = report($0) && goesOn }
      if !goesOn { return }
    }
  }

  /// Checks the next event.
  /// - Parameters:
  ///   - event: The event.
  ///   - line: Its line.
  ///   - report: Takes what it breaks.
  public mutating func check(_ event: borrowing Event, line: Int, report: (Violation) -> Void) {
    let subject = event.to ?? event.from
    if event.kind == .create { participants.create(subject, role: event.role) }
    var facts = facts(event)
    let from = participants.entry(event.from)
    let to = event.to.map { participants.entry($0) } ?? from
    facts.fromRole = from?.role ?? rules.roles.count
    facts.toRole = to?.role ?? rules.roles.count
    inherit(&facts)

    if let from, let to {
      if from.roleName == nil || to.roleName == nil {
        tellOfRoles(event.from, from, event, facts, line, report)
        if let name = event.to { tellOfRoles(name, to, event, facts, line, report) }
      } else {
        checkEdge(event, facts, from, to, line, report)
      }
    } else if let rule = rules.lifeRule {
      let name = from == nil ? event.from : subject
      report(violation(rule, "\(shown(name)) was destroyed before", event, facts, line))
    }
    for (check, rule) in orders {
      if let what = order.breach(of: check, facts, window) {
        report(violation(rule, what, event, facts, line))
      }
    }
    order.note(facts, at: window.count)
    if event.kind == .destroy { participants.destroy(subject) }
    window.add(facts)
  }

  private func facts(_ event: borrowing Event) -> EventFacts {
    var facts = EventFacts()
    facts.id = event.id
    facts.kind = event.kind
    facts.from = event.from
    facts.to = event.to
    facts.name = event.name
    facts.cause = event.cause.flatMap { window.place(of: $0) } ?? -1
    return facts
  }

  /// Takes from its cause what an event inherits.
  private func inherit(_ facts: inout EventFacts) {
    if facts.cause >= 0 {
      facts.isUnderNotify = window[facts.cause].isUnderNotify
      facts.turn = window[facts.cause].turn
    }
    switch facts.kind {
    case .input, .timer, .response:
      facts.isUnderNotify = false
      facts.turn = -1
    case .notify: facts.isUnderNotify = true
    case .message: if facts.toRole == Roles.driver { facts.turn = window.count }
    case .route, .call, .command, .subscribe, .unsubscribe, .state, .render, .navigate, .request, .create,
      .destroy, .screen, .error, .other:
      break
    }
  }

  private mutating func tellOfRoles(
    _ name: String, _ entry: Participants.Entry, _ event: borrowing Event, _ facts: EventFacts, _ line: Int,
    _ report: (Violation) -> Void
  ) {
    guard entry.roleName == nil, let rule = rules.roleRule, toldOf.insert(InstanceName(name).type).inserted
    else { return }
    report(violation(rule, "\(shown(name)) has no role", event, facts, line))
  }

  private mutating func checkEdge(
    _ event: borrowing Event, _ facts: EventFacts, _ from: Participants.Entry, _ to: Participants.Entry,
    _ line: Int, _ report: (Violation) -> Void
  ) {
    if case .other(let kind) = event.kind {
      guard let rule = rules.kindRule, toldOf.insert("kind \(kind)").inserted else { return }
      return report(violation(rule, "the kind \(shown(kind)) is unknown", event, facts, line))
    }
    guard let kind = event.kind.place,
      let rule = rules.broken(from: from.role, to: to.role, kind: kind)
    else { return }
    var what = "\(shown(from.roleName ?? "")) → \(shown(to.roleName ?? "")): \(event.kind.name)"
    if rules.rules[rule].check == .edge { what += ", " + reason(from, to) }
    report(violation(rule, what, event, facts, line))
  }

  /// Why an edge is none.
  private func reason(_ from: Participants.Entry, _ to: Participants.Entry) -> String {
    for entry in [from, to] where !rules.uses(entry.role) && entry.role > Roles.clock {
      return "and \(rules.pattern) has no \(shown(entry.roleName ?? "role"))"
    }
    guard let kinds = rules.kindsAllowed(from.role, to.role) else {
      return "which is no edge of \(rules.pattern)"
    }
    return "where \(rules.pattern) allows \(kinds)"
  }

  private func violation(
    _ rule: Int, _ what: String, _ event: borrowing Event, _ facts: EventFacts, _ line: Int
  ) -> Violation {
    let rule = rules.rules[rule]
    var causes: [String] = []
    var place = facts.cause
    while window.isKept(place), causes.count < Violation.longestChain {
      causes.append(window[place].text)
      place = window[place].cause
    }
    return Violation(
      rule: rule, trace: trace, line: line, event: event.id,
      message: "\(facts.text): \(what): \(rule.statement)", place: event.file.map { ($0, event.line) },
      causes: causes, fingerprint: "\(rule.id) \(facts.kindred)")
  }
}
