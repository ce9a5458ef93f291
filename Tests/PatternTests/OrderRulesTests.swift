import ArchTrace
import Catalog
import Testing

/// What must come first, or be the cause: each rule broken by a trace made for it.
@Suite struct OrderRulesTests {
  private func expect(_ trace: MadeTrace, _ name: String, breaks id: String?, at line: Int = 0) throws {
    let violations = try trace.violations(try #require(Pattern.named(name)))
    #expect(violations.map(\.rule.id) == (id.map { [$0] } ?? []))
    if id != nil { #expect(violations.first?.line == line) }
  }

  private func made(_ name: String) throws -> MadeTrace { MadeTrace(try #require(Pattern.named(name))) }

  @Test(arguments: [false, true])
  func aViewStateScreenChangesUnderANotify(_ isKept: Bool) throws {
    for kind in [EventKind.render, .navigate] {
      let trace = try made("mvcvs")
      trace.input(step: 0)
      trace.create("view", "controller", "viewState")
      let tap = trace.input("user", to: "view", step: 1)
      var last = trace.add(.call, "view", "controller", cause: tap)
      if isKept {
        last = trace.add(.call, "controller", "viewState", cause: last)
        last = trace.add(.notify, "viewState", "controller", cause: last)
      }
      if kind == .render {
        trace.add(kind, "view", cause: last)
      } else {
        trace.add(kind, "controller", "view", cause: last)
      }
      try expect(trace, "mvcvs", breaks: isKept ? nil : "mvcvs.screen-under-notify", at: trace.line)
    }
  }

  @Test func whatATimerDoesIsUnderNoOldNotify() throws {
    let trace = try made("mvcvs")
    trace.input(step: 0)
    trace.create("view", "controller", "store")
    let tap = trace.input("user", to: "view", step: 1)
    let notify = trace.add(.notify, "store", "controller", cause: tap)
    let timer = trace.add(.timer, "clock", "view", cause: notify)
    let call = trace.add(.call, "view", "controller", cause: timer)
    trace.add(.navigate, "controller", "view", cause: call)
    try expect(trace, "mvcvs", breaks: "mvcvs.screen-under-notify", at: trace.line)
  }

  @Test func aBoundViewIsSetByItsBinding() throws {
    let trace = try made("mavb")
    trace.input(step: 0)
    trace.create("view", "adapter")
    let tap = trace.input("user", to: "view", step: 1)
    let message = trace.add(.message, "view", "adapter", cause: tap)
    trace.add(.render, "view", cause: message)
    try expect(trace, "mavb", breaks: "mavb.render-in-binding", at: trace.line)
  }

  @Test func anAdapterChangesUnderAMessageToItOnly() throws {
    for kind in [EventKind.message, .response, .call] {
      let trace = try made("mavb")
      trace.input(step: 0)
      trace.create("view", "adapter", "service")
      let tap = trace.input("user", to: "view", step: 1)
      let cause =
        switch kind {
        case .message: trace.add(kind, "view", "adapter", cause: tap)
        case .response: trace.add(kind, "service", "adapter", cause: tap)
        case _: trace.add(.call, "view", "view", cause: tap)
        }
      trace.add(.state, "adapter", cause: cause)
      try expect(trace, "mavb", breaks: kind == .message ? nil : "mavb.state-under-message", at: trace.line)
    }
  }

  @Test func anAdapterDoesEffectsAfterItsBindings() throws {
    func made(_ events: String...) throws -> MadeTrace {
      let trace = try self.made("mavb")
      trace.input(step: 0)
      trace.create("view", "adapter", "service", "player")
      let tap = trace.input("user", to: "view", step: 1)
      var message = trace.add(.message, "view", "adapter", cause: tap)
      for event in events {
        switch event {
        case "state": trace.add(.state, "adapter", cause: message)
        case "notify": trace.add(.notify, "adapter", "view", cause: message)
        case "subscribe": trace.add(.subscribe, "view", "adapter", cause: message)
        case "request": trace.add(.request, "adapter", "service", cause: message)
        case "play": trace.add(.call, "adapter", "player", cause: message)
        case _: message = trace.add(.message, "view", "adapter", cause: tap)
        }
      }
      return trace
    }
    let id = "mavb.effects-after-bindings"
    try expect(made("state", "notify", "notify", "request", "play"), "mavb", breaks: nil)
    try expect(made("state", "notify", "request", "next", "state", "notify"), "mavb", breaks: nil)
    try expect(made("state", "request", "subscribe", "notify"), "mavb", breaks: nil)
    for effect in ["request", "play"] {
      let trace = try made("state", "notify", effect, "notify")
      try expect(trace, "mavb", breaks: id, at: trace.line)
    }
  }

  /// A turn of TEA with these events, by name, after its message.
  private func turn(_ events: String...) throws -> MadeTrace {
    let trace = try made("tea")
    trace.input(step: 0)
    trace.create("view", "driver", "update", "virtualView", "service", "player")
    let tap = trace.input("user", to: "view", step: 1)
    let message = trace.add(.message, "view", "driver", cause: tap)
    for event in events {
      switch event {
      case "update": trace.add(.call, "driver", "update", cause: message)
      case "state": trace.add(.state, "driver", cause: message)
      case "view": trace.add(.call, "driver", "virtualView", cause: message)
      case "render": trace.add(.render, "view", cause: message)
      case "navigate": trace.add(.navigate, "driver", "view", cause: message)
      case "command": trace.add(.command, "update", "driver", cause: message)
      case "play": trace.add(.call, "driver", "player", cause: message)
      case _: trace.add(.request, "driver", "service", cause: message)
      }
    }
    return trace
  }

  @Test func aTurnIsInOrder() throws {
    try expect(
      turn("update", "command", "command", "state", "view", "render", "navigate", "request", "play"), "tea",
      breaks: nil)
    try expect(turn("update", "command", "view", "request"), "tea", breaks: nil)
  }

  @Test func commandsComeLast() throws {
    let id = "tea.commands-after-patch"
    try expect(
      turn("update", "command", "command", "state", "request", "view", "play"), "tea", breaks: id, at: 15)
    try expect(turn("update", "command", "state", "play", "view"), "tea", breaks: id, at: 14)
    try expect(turn("update", "command", "state", "view", "request", "render"), "tea", breaks: id, at: 16)
  }

  @Test func eachEffectIsACommand() throws {
    let id = "tea.effects-from-commands"
    try expect(turn("update", "state", "view", "request"), "tea", breaks: id, at: 14)
    try expect(turn("update", "view", "play"), "tea", breaks: id, at: 13)
    try expect(turn("update", "command", "state", "view", "request", "play"), "tea", breaks: id, at: 16)
    let trace = try made("tea")
    trace.input(step: 0)
    trace.create("service", "driver")
    let response = trace.input("world", to: "service", step: 1)
    let notify = trace.add(.notify, "service", "driver", cause: response)
    trace.add(.request, "driver", "service", cause: notify)
    try expect(trace, "tea", breaks: id, at: trace.line)
  }

  @Test func stateChangesAfterUpdate() throws {
    try expect(turn("state", "update", "view"), "tea", breaks: "tea.state-in-update", at: 11)
    let trace = try made("tea")
    let launch = trace.input(step: 0)
    trace.create("driver")
    trace.add(.state, "driver", cause: launch)
    try expect(trace, "tea", breaks: "tea.state-in-update", at: 4)
  }

  @Test func noStateNoRender() throws {
    let id = "tea.render-after-state"
    try expect(turn("update", "view", "render"), "tea", breaks: id, at: 13)
    try expect(turn("update", "view", "navigate"), "tea", breaks: id, at: 13)
    try expect(turn("update", "state", "render", "view"), "tea", breaks: id, at: 13)
  }

  @Test(arguments: [false, true])
  func theStoreTellsFirst(_ isKept: Bool) throws {
    let trace = try made("mvvm")
    trace.input(step: 0)
    trace.create("view", "viewModel", "store")
    let tap = trace.input("user", to: "view", step: 1)
    let call = trace.add(.call, "view", "viewModel", cause: tap)
    // What it tells of before the order is its own.
    trace.add(.notify, "viewModel", "view", cause: call)
    let order = trace.add(.call, "viewModel", "store", cause: call)
    trace.add(.state, "store", cause: order)
    if isKept { trace.add(.notify, "store", "viewModel", cause: order) }
    trace.add(.notify, "viewModel", "view", cause: call)
    try expect(trace, "mvvm", breaks: isKept ? nil : "mvvm.store-tells-first", at: trace.line)
  }

  @Test func aDetachedViewIsToldNothing() throws {
    let trace = try made("mvp")
    trace.input(step: 0)
    trace.create("view", "presenter")
    let tap = trace.input("user", to: "view", step: 1)
    trace.add(.call, "view", "presenter", name: "attachView(_:)", cause: tap)
    trace.add(.call, "presenter", "view", cause: tap)
    trace.add(.call, "view", "presenter", name: "detachView()", cause: tap)
    trace.add(.call, "presenter", "view", cause: tap)
    trace.add(.call, "view", "presenter", name: "attachView(_:)", cause: tap)
    trace.add(.call, "presenter", "view", cause: tap)
    try expect(trace, "mvp", breaks: "mvp.silent-while-detached", at: 9)
  }

  @Test(arguments: ["mvc", "mvp", "mvvm", "mvcvs", "mavb"])
  func aChangeComesBeforeItsNotify(_ pattern: String) throws {
    let isBound = pattern == "mavb"
    let asks = ["mvp": "presenter", "mvvm": "viewModel", "mavb": "view"][pattern] ?? "controller"
    let source = isBound ? "adapter" : "store"
    /// Each time that the source is asked: what it does.
    func made(_ turns: [EventKind]...) throws -> MadeTrace {
      let trace = try self.made(pattern)
      trace.input(step: 0)
      trace.create(asks, source)
      if asks != "view" { trace.create("view") }
      let tap = trace.input("user", to: "view", step: 1)
      for kinds in turns {
        let asked = isBound ? trace.add(.message, "view", source, cause: tap) : ask(trace, tap)
        for kind in kinds {
          switch kind {
          case .state: trace.add(kind, source, cause: asked)
          case .subscribe: trace.add(kind, asks, source, cause: asked)
          case _: trace.add(kind, source, asks, cause: asked)
          }
        }
      }
      return trace
    }
    func ask(_ trace: MadeTrace, _ tap: EventID) -> EventID {
      let call = trace.add(.call, "view", asks, cause: tap)
      return trace.add(.call, asks, source, cause: call)
    }
    let id = "\(pattern).state-before-notify"
    try expect(made([.state, .notify, .notify], [.state, .notify]), pattern, breaks: nil)
    try expect(made([.state], [.subscribe, .notify]), pattern, breaks: nil)
    // Who never puts state on record is not held to it.
    try expect(made([.notify]), pattern, breaks: nil)
    let asked = try made([.state, .notify], [.notify])
    try expect(asked, pattern, breaks: id, at: asked.line)
    let subscribed = try made([.state], [.subscribe, .notify, .notify])
    try expect(subscribed, pattern, breaks: id, at: subscribed.line)
  }

  @Test func everyOrderRuleIsTestedHere() {
    #expect(OrderCheck.allCases.count == 10)
  }
}
