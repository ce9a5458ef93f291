import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// What is listened to is compared at each turn.
@Suite struct ListenerTests {
  private func page(_ listeners: Listener<String, ToyMessage>...) -> Toy.Page {
    var page = Toy.Page.screen(.label("a", "one"))
    page.listeners = listeners
    return page
  }

  private func changes(_ events: [Event]) -> [String] {
    events.filter { $0.kind == .subscribe || $0.kind == .unsubscribe }.map {
      "\($0.kind.name) \($0.name ?? "")"
    }
  }

  @Test func whatIsWantedNoMoreEndsAndWhatGoesOnGoesOn() {
    let news = Listener<String, ToyMessage>.events("news") { .say($0) }
    let player = Listener<String, ToyMessage>.player("player") { .say("\($0)") }
    let other = Listener<String, ToyMessage>.events("other") { .say("other \($0)") }
    let stage = Stage([page(news), page(player, news), page(player), page(player, other, news), page()])
    #expect(changes(stage.collector.events) == ["subscribe news"])
    #expect(changes(stage.show(1)) == ["subscribe played"])
    #expect(changes(stage.show(2)) == ["unsubscribe news"])
    stage.act { stage.events.send("nobody listens") }
    #expect(changes(stage.show(3)) == ["subscribe news", "subscribe news"])
    stage.act { stage.events.send("hello") }
    #expect(changes(stage.show(4)) == ["unsubscribe played", "unsubscribe news", "unsubscribe news"])
    #expect(stage.said == ["other hello", "hello"])
  }

  @Test func theMessageMakerIsThatOfTheLatestTurn() {
    let stage = Stage([
      page(.events("news") { .say("old \($0)") }, .scenes("scenes") { .say("old \($0.isAttached)") }),
      page(.events("news") { .say("new \($0)") }, .scenes("scenes") { .say("new \($0.isAttached)") }),
    ])
    stage.act { stage.events.send("1") }
    #expect(changes(stage.show(1)) == [])
    stage.act { stage.events.send("2") }
    stage.act { stage.window.attach("screen", false).deliver?() }
    #expect(stage.said == ["old 1", "new 2", "new false"])
  }

  @Test func ofTwoOfOneNameTheFirstCounts() {
    let stage = Stage([
      page(.events("news") { .say("first \($0)") }, .events("news") { .say("second \($0)") })
    ])
    stage.act { stage.events.send("1") }
    #expect(stage.said == ["first 1"])
  }

  @Test func aTimerGoesOffOnceAsTheLatestTurnSays() {
    let stage = Stage([
      page(.timer("t", milliseconds: 100, .say("one"))), page(.timer("t", milliseconds: 100, .say("again"))),
      page(), page(.timer("t", milliseconds: 100, .say("three")), .timer("u", milliseconds: 50, .say("u"))),
    ])
    stage.runtime.run(until: 60)
    stage.show(1)
    stage.runtime.run(until: 500)
    #expect(stage.said == ["again"])  // as the latest turn says, when the first one asked for it, and once
    stage.show(3)
    stage.runtime.run(until: 560)
    stage.show(2)
    stage.runtime.run(until: 1000)
    #expect(stage.said == ["again", "u"])
  }

  @Test func aScreenThatLeavesIsTold() {
    let stage = Stage([page(.scenes("scenes") { .say("\($0.screen) \($0.isAttached)") })])
    stage.act { stage.window.attach("screen", false).deliver?() }
    stage.act { stage.window.attach("screen", true).deliver?() }
    #expect(stage.said == ["1 false", "1 true"])
  }

  @Test func nothingOfItKeepsTheDriverAlive() {
    let collector = EventCollector()
    let runtime = Runtime(Recorder(TraceHeader(pattern: "tea", scenario: "test"), to: collector))
    runtime.input(step: 0, from: runtime.world, to: nil, name: "launch") {
      let window = Window(runtime)
      let service = Service(runtime, name: "Server", server: Echo())
      let events = ObserverList<String>(of: service, .subscription, "news")
      var all = page(
        .events("news") { .say($0) }, .player("player") { .say("\($0)") },
        .scenes("scenes") { _ in .say("") },
        .timer("timer", milliseconds: 10, .say("timer")))
      all.commands = [.request(ToyCall(path: "/never"))]
      all.stack.append(
        VirtualScreen(
          key: 2, name: "other",
          [.button("b", title: "B", .say("b")), .group("g", [.textField(".t", text: "") { .say($0) }])]))
      let driver = Driver<Toy>([all], window: window, service: service, events: events)
      driver.send(.show(0))
    }
    runtime.cancelAll()
    #expect(runtime.finish(steps: 0) == [])
  }
}
