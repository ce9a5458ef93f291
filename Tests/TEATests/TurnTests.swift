import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// What a turn of the loop does, and in which order.
@Suite struct TurnTests {
  private func page(_ text: String) -> Toy.Page { .screen(.label("a", text)) }

  @Test func aTurnGoesThroughItsStagesInOrder() {
    var asking = page("two")
    asking.commands = [.request(ToyCall(path: "/one")), .play(.stop), .request(ToyCall(path: "/two"))]
    asking.listeners = [.events("news") { .say($0) }]
    let stage = Stage([page("one"), asking])
    #expect(
      stage.show(1).lines == [
        "input act", "message show", "call update", "command request", "command play", "command request",
        "state ", "call subscriptions", "subscribe news", "call view", "render a", "request GET /one",
        "create ", "call stop", "request GET /two",
      ])
  }

  @Test func theFirstCommandsRunAfterTheFirstPatch() {
    var first = page("one")
    first.commands = [.request(ToyCall(path: "/first"))]
    let stage = Stage([first])
    let order = stage.collector.events.filter { $0.kind == .navigate || $0.kind == .request }
    #expect(order.map(\.name) == ["show", "GET /first"])
    stage.runtime.settle()
    #expect(stage.said == ["/first true"])
  }

  @Test func anAnswerIsAMessageWhateverBecameOfTheQuestion() {
    var asking = page("one")
    asking.commands = [.request(ToyCall(path: "/a")), .request(ToyCall(path: "/b"))]
    let stage = Stage([page("zero"), asking, page("gone")])
    stage.show(1)
    stage.show(2)
    stage.runtime.settle()
    #expect(stage.said == ["/a true", "/b true"])
    let responses = stage.collector.events.filter { $0.kind == .response }
    #expect(responses.allSatisfy { $0.value?["stale"] == nil })
  }

  @Test func messagesQueueAndNeverNest() throws {
    final class Talker {
      var stage: Stage?
      var words = ["first", "second", "third"]

      func talk() {
        let all = words
        words = []
        for word in all { stage?.driver?.send(.say(word)) }
      }
    }
    let talker = Talker()
    let content = VirtualContent<ToyMessage>(
      "t", errorText: "Failed", state: .loaded, isRefreshing: false, onRefresh: .say("refresh"))
    let talking = Toy.Page.screen(
      .table(
        VirtualTable(content, rows: [1, 2, 3]) { row in
          talker.talk()
          return .label(".x", "\(row)")
        }))
    let stage = Stage([page("one"), talking])
    talker.stage = stage
    let events = stage.show(1)
    #expect(stage.said == ["first", "second", "third"])
    // Each turn is over before the next one begins: the view is asked between two messages.
    let order = events.filter { $0.kind == .message || $0.name == "view" }.map { $0.name ?? "" }
    #expect(order == ["show", "view", "say", "view", "say", "view", "say", "view"])
    talker.stage = nil
  }

  @Test func whoComesWhileOthersWaitComesBehindThem() {
    let stage = Stage([page("one")])
    let content = stage.driver
    stage.act {
      // A listener that is told in the middle of a turn sends; then a person does, before the queue was handled.
      stage.runtime.enqueue { content?.send(.say("queued")) }
      content?.send(.say("now"))
    }
    #expect(stage.said == ["now", "queued"])
  }
}
