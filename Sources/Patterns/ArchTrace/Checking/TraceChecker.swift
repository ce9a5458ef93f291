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
  private var toldOf: Set<ExactText> = []

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
    while try reader.advance() {
      var goesOn = true
      check(reader.lines.record, line: reader.line) { goesOn = report($0) && goesOn }
      if !goesOn { return }
    }
  }

  /// Checks the next event.
  /// - Parameters:
  ///   - event: The event.
  ///   - line: Its line.
  ///   - report: Takes what it breaks.
  public mutating func check(_ event: borrowing Event, line: Int, report: (Violation) -> Void) {
    var buffer = ByteBuffer(capacity: 512)
    buffer.put(event)
    buffer.put("\n")
    // A scanner looks at eight bytes at a time.
    buffer.put("                ")
    let start = UnsafePointer(buffer.base)
    var scanner = JSONScanner(
      Line(start: start, end: start + (buffer.count - 17), offset: 0, isTerminated: true))
    var record = RawRecord()
    guard let form = try? record.scan(&scanner), case .event = form else { return }
    check(record, line: line, report: report)
  }

  @inline(__always)
  private mutating func check(_ record: borrowing RawRecord, line: Int, report: (Violation) -> Void) {
    guard let fromName = record.from else { return }
    let toName = record.to ?? fromName
    if record.kind == KindCode.create { participants.create(toName, role: record.role) }
    var facts = EventFacts()
    facts.id = record.id
    facts.kind = record.kind
    facts.from = participants.find(fromName)
    facts.to = record.to == nil ? facts.from : participants.find(toName)
    if let cause = record.cause, let place = window.place(of: cause) { facts.cause = place }
    inherit(&facts)

    if facts.from.standing != .known || facts.to.standing != .known || record.kind == RawRecord.otherKind {
      checkStrange(record, facts, line, report)
    } else if let rule = rules.broken(from: facts.from.role, to: facts.to.role, kind: record.kind) {
      report(edgeViolation(rule, record, facts, line))
    }
    for (check, rule) in orders {
      if let what = order.breach(of: check, facts, record, window, participants) {
        report(violation(rule, what, record, facts, line))
      }
    }
    order.note(facts, at: window.count)
    if record.kind == KindCode.destroy { participants.destroy(toName) }
    window.add(facts, record)
  }

  /// Takes from its cause what an event inherits.
  @inline(__always)
  private func inherit(_ facts: inout EventFacts) {
    if facts.cause >= 0 {
      facts.isUnderNotify = window[facts.cause].isUnderNotify
      facts.turn = window[facts.cause].turn
    }
    switch facts.kind {
    case KindCode.input, KindCode.timer, KindCode.response:
      facts.isUnderNotify = false
      facts.turn = -1
    case KindCode.notify: facts.isUnderNotify = true
    case KindCode.message: if facts.to.role == Roles.driver { facts.turn = window.count }
    case _: break
    }
  }

  /// Checks an event of a kind that is not known, or in which somebody takes part who is gone or has no role.
  @inline(never)
  private mutating func checkStrange(
    _ record: borrowing RawRecord, _ facts: EventFacts, _ line: Int, _ report: (Violation) -> Void
  ) {
    let words = EventWords(record)
    if facts.from.standing == .gone || facts.to.standing == .gone {
      guard let rule = rules.lifeRule else { return }
      let name = facts.from.standing == .gone ? words.from : words.to ?? words.from
      return report(violation(rule, "\(safe(name)) was destroyed before", record, facts, line))
    }
    guard facts.from.standing == .known, facts.to.standing == .known else {
      for (name, participant) in [(words.from, facts.from), (words.to ?? words.from, facts.to)] {
        guard participant.standing == .roleless, let rule = rules.roleRule,
          toldOf.insert(ExactText(InstanceName(name).type)).inserted
        else { continue }
        report(violation(rule, "\(safe(name)) has no role", record, facts, line))
      }
      return
    }
    guard let rule = rules.kindRule, toldOf.insert(ExactText("kind \(words.kind)")).inserted else { return }
    report(violation(rule, "the kind \(safe(words.kind)) is unknown", record, facts, line))
  }

  @inline(never)
  private func edgeViolation(
    _ rule: Int, _ record: borrowing RawRecord, _ facts: EventFacts, _ line: Int
  ) -> Violation {
    let words = EventWords(record)
    let from = participants.roleName(words.from) ?? ""
    let to = participants.roleName(words.to ?? words.from) ?? ""
    var what = "\(safe(from)) → \(safe(to)): \(safe(words.kind))"
    if rules.rules[rule].check == .edge { what += ", " + reason([(from, facts.from), (to, facts.to)]) }
    return violation(rule, what, record, facts, line)
  }

  /// Why an edge is none.
  private func reason(_ ends: [(roleName: String, participant: Participant)]) -> String {
    for (name, participant) in ends where !rules.uses(participant.role) && participant.role > Roles.clock {
      return "and \(rules.pattern) has no \(safe(name))"
    }
    guard let kinds = rules.kindsAllowed(ends[0].participant.role, ends[1].participant.role) else {
      return "which is no edge of \(rules.pattern)"
    }
    return "where \(rules.pattern) allows \(kinds)"
  }

  @inline(never)
  private func violation(
    _ rule: Int, _ what: String, _ record: borrowing RawRecord, _ facts: EventFacts, _ line: Int
  ) -> Violation {
    let rule = rules.rules[rule]
    let words = EventWords(record)
    var causes: [String] = []
    var place = facts.cause
    while causes.count < Violation.longestChain, let text = window.text(place) {
      causes.append(text)
      place = window[place].cause
    }
    return Violation(
      rule: rule, trace: trace, line: line, event: record.id,
      message: "\(words.text): \(what): \(rule.statement)",
      place: record.file.flatMap { $0.count > 0 ? ($0.text, record.line) : nil }, causes: causes,
      fingerprint: "\(rule.id) \(words.kindred)")
  }
}
