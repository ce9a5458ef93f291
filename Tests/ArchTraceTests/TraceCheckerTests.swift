import Testing

@testable import ArchTrace

/// Holding events against rules.
@Suite struct TraceCheckerTests {
  @Test func aKindKnowsItsPlace() {
    #expect(EventKind.known.map(\.place) == Array(0..<EventKind.known.count).map(Optional.some))
    #expect(EventKind.other("wink").place == nil)
    let codes: [KindCode] = [
      .input, .call, .message, .subscribe, .notify, .state, .render, .navigate, .request, .response, .timer,
      .create, .destroy, .screen,
    ]
    let names = [
      "input", "call", "message", "subscribe", "notify", "state", "render", "navigate", "request", "response",
      "timer",
      "create", "destroy", "screen",
    ]
    #expect(codes.map { EventKind.known[Int($0)].name } == names)
  }

  @Test func aRoleKnowsItsPlace() {
    let numbers = [
      Roles.user, Roles.world, Roles.clock, Roles.service, Roles.store, Roles.view, Roles.presenter,
      Roles.viewModel, Roles.viewState, Roles.adapter, Roles.driver, Roles.update, Roles.virtualView,
      Roles.player,
    ]
    let names = [
      "user", "world", "clock", "service", "store", "view", "presenter", "viewModel", "viewState", "adapter",
      "driver",
      "update",
      "virtualView", "player",
    ]
    #expect(numbers.map { RuleSet.knownRoles[Int($0)] } == names)
  }

  private let edge = Rule(id: "x.edge", statement: "s", why: "w", fix: "f", source: "s", check: .edge)
  private let life = Rule(id: "x.life", statement: "s", why: "w", fix: "f", source: "s", check: .life)
  private let role = Rule(id: "x.role", statement: "s", why: "w", fix: "f", source: "s", check: .role)

  private func checker(
    _ edges: String, _ rules: [Rule], globs: String = "", participants: [TraceParticipant] = []
  ) throws -> TraceChecker {
    TraceChecker(
      try RuleSet(pattern: "x", edges: edges, rules: rules), trace: "t",
      header: TraceHeader(pattern: "x", scenario: "s", participants: participants),
      globs: try RoleGlobs(globs, file: "roles"))
  }

  private func found(_ checker: inout TraceChecker, _ events: [Event]) -> [String] {
    var found: [String] = []
    for (index, event) in events.enumerated() {
      checker.check(event, line: index + 2) { found.append("\($0.line) \($0.rule.id)") }
    }
    return found
  }

  private func event(
    _ index: Int, _ kind: EventKind, _ from: String, _ to: String? = nil, cause: Int? = nil,
    role: String? = nil
  ) -> Event {
    Event(
      id: EventID(step: 0, index: index), time: 0, cause: cause.map { EventID(step: 0, index: $0) },
      kind: kind, from: from, to: to, role: role)
  }

  @Test func rolesComeFromTheFileThenTheTraceThenTheHeader() throws {
    let edges = "presenter -> view: call"
    let events = [event(0, .call, "MyPresenter#2", "Screen")]
    var byHeader = try checker(
      edges, [edge, role],
      participants: [
        TraceParticipant(name: "MyPresenter#2", role: "presenter"),
        TraceParticipant(name: "Screen", role: "view"),
      ])
    #expect(found(&byHeader, events) == [])
    var byFile = try checker(
      edges, [edge, role], globs: "# who\n*Presenter presenter\n\nScr??n\tview\r\n",
      participants: [TraceParticipant(name: "Screen", role: "store")])
    #expect(found(&byFile, events) == [])
    var none = try checker(edges, [edge, role], globs: "Scre view")
    #expect(found(&none, events) == ["2 x.role", "2 x.role"])
  }

  @Test(arguments: [("a", "1:1: error: a line has"), ("a view\nb veiw", "2:1: error: unknown role 'veiw'")])
  func aRolesFileThatIsNone(_ text: String, _ message: String) {
    #expect {
      try RoleGlobs(text, file: "r")
    } throws: { "\($0)".hasPrefix("r:\(message)") }
  }

  @Test func tablesThatAreNone() {
    #expect(throws: RuleError.self) { try RoleEdge.parse("view store: call") }
    #expect(throws: RuleError.self) { try RoleEdge.parse("view -> store: cal") }
  }

  @Test func whoIsGoneMayComeBackUnderItsName() throws {
    var checker = try checker("", [life])
    let events = [
      event(0, .create, "world", "V#2", role: "view"), event(1, .destroy, "V#2"),
      event(2, .error, "V#2"), event(3, .create, "world", "V#2", role: "view"), event(4, .error, "V#2"),
      event(5, .error, "V#3"),
    ]
    #expect(found(&checker, events) == ["4 x.life"])
  }

  @Test func aRowOfTheGoneTakesNoMemory() {
    var runs = NumberRuns()
    for number in [3, 1, 2, 7, 5, 6, 4, 4] { runs.insert(number) }
    #expect(Mirror(reflecting: runs).children.first.map { "\($0.value)" } == "[[ClosedRange(1...7)]]")
    runs.remove(4)
    #expect((0...8).filter { runs.contains($0) } == [1, 2, 3, 5, 6, 7])
    runs.remove(1)
    runs.remove(7)
    runs.insert(4)
    #expect((0...8).filter { runs.contains($0) } == [2, 3, 4, 5, 6])
  }

  @Test func aCauseOutOfSightIsNotBlamed() throws {
    let order = Rule(
      id: "x.order", statement: "s", why: "w", fix: "f", source: "s", check: .order(.screenUnderNotify))
    var checker = try checker(
      "controller -> controller: call", [order],
      participants: [
        TraceParticipant(name: "c", role: "controller"), TraceParticipant(name: "v", role: "view"),
      ])
    var count = 0
    checker.check(event(0, .call, "c"), line: 2) { _ in count += 1 }
    checker.check(event(1, .render, "v", cause: 0), line: 3) { _ in count += 1 }
    #expect(count == 1)
    for index in 2..<(CauseWindow.size + 9) {
      checker.check(event(index, .call, "c"), line: index + 2) { _ in count += 1 }
    }
    checker.check(event(CauseWindow.size + 9, .render, "v", cause: 0), line: 9) { _ in count += 1 }
    #expect(count == 1)
  }

  @Test func causesAreFoundAcrossGaps() {
    var window = CauseWindow()
    for (step, index) in [(0, 0), (0, 3), (2, 0), (2, 1), (2, 5)] {
      var facts = EventFacts()
      facts.id = EventID(step: step, index: index)
      window.add(facts, RawRecord())
    }
    #expect(window.place(of: EventID(step: 0, index: 3)) == 1)
    #expect(window.place(of: EventID(step: 2, index: 1)) == 3)
    #expect(window.place(of: EventID(step: 2, index: 4)) == nil)
    #expect(window.place(of: EventID(step: 1, index: 0)) == nil)
  }

  /// A chain is told as far back as its words are kept, whatever the words are.
  @Test func causesAreToldAsFarAsTheyAreInSight() throws {
    var checker = try checker(
      "", [edge],
      participants: [TraceParticipant(name: "v", role: "view"), TraceParticipant(name: "p", role: "player")])
    var first = event(0, .other("sp\u{1B}in"), "v", "p")
    first.name = String(repeating: "é\"", count: 400)
    var last: Violation?
    checker.check(first, line: 2) { _ in }
    checker.check(event(1, .call, "v", "p", cause: 0), line: 3) { last = $0 }
    let told =
      "0 sp\\u{1B}in v → p " + String(repeating: "é\"", count: 40) + "…" + String(repeating: "é\"", count: 25)
    #expect(last?.causes == [told])
    // Two megabytes of words, twice what is kept.
    var long = event(2, .call, "v", "p", cause: 1)
    long.name = String(repeating: "n", count: 200)
    for index in 2..<10_002 {
      long.id.index = index
      checker.check(long, line: index + 2) { last = $0 }
      #expect(last?.causes.count == (index < 4000 ? 2 : index > 6000 ? 0 : last?.causes.count))
    }
  }

  @Test func whoIsReadAgainIsWhoItIsNow() throws {
    var checker = try checker("view -> view: call", [edge, role, life])
    let escaped =
      "{\"format\":\"archcli-trace\",\"version\":1,\"pattern\":\"x\",\"scenario\":\"s\"}\n"
        + #"""
        {"id":"0","t":0,"kind":"create","from":"world","to":"View","role":"view"}
        {"id":"0.1","t":0,"kind":"call","from":"View","to":"View"}
        {"id":"0.2","t":0,"kind":"destroy","from":"\u0056iew"}
        {"id":"0.3","t":0,"kind":"call","from":"View"}
        {"id":"0.4","t":0,"kind":"create","from":"world","to":"Vie\u0077","role":"store"}
        {"id":"0.5","t":0,"kind":"call","from":"View","to":"View"}
        {"id":"0.6","t":0,"kind":"call","from":"V\u0069ew","to":"View"}
        {"end":true,"events":7,"steps":1}
        """#
    var reader = try TraceReader(name: "t", source: MemorySource(Array(escaped.utf8)))
    var found: [String] = []
    try checker.check(&reader) {
      found.append("\($0.line) \($0.rule.id)")
      return true
    }
    #expect(found == ["5 x.life", "7 x.edge", "8 x.edge"])
  }
}
