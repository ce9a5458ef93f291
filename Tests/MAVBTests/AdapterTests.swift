import ArchTrace
import Runtime
import Testing

@testable import MAVB

/// Messages, effects, and who is fed with what.
struct AdapterTests {
  let run = TestRun()

  @Test func `a binding gets the value now, once, and from then on only other values`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    run.step { adapter.send(.add(3)) }
    view.bind("count", adapter.map(\.count))
    view.bind("isOdd", adapter.map { $0.count % 2 == 1 })
    #expect(view.log == ["count 3", "isOdd true"])
    run.step { adapter.send(.add(2)) }
    run.step { adapter.send(.add(0)) }
    #expect(view.log == ["count 3", "isOdd true", "count 5"])
  }

  @Test func `a message sent while bindings are fed waits, so all see each state once and in order`() {
    let adapter = CounterAdapter(run)
    let first = LogView(run) { [adapter] in
      if $0.log.last == "count 1" { adapter.send(.add(10)) }
    }
    let second = LogView(run)
    first.bind("count", adapter.map(\.count))
    second.bind("count", adapter.map(\.count))
    run.step { adapter.send(.add(1)) }
    #expect(first.log == ["count 0", "count 1", "count 11"])
    #expect(second.log == ["count 0", "count 1", "count 11"])
  }

  @Test func `a message that waits is not overtaken`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run) { [adapter] in
      if $0.log.last == "count 1" { adapter.send(.add(10)) }
    }
    view.bind("count", adapter.map(\.count))
    run.step {
      adapter.send(.add(1))
      adapter.send(.add(100))
    }
    #expect(view.log == ["count 0", "count 1", "count 11", "count 111"])
  }

  @Test func `a binding of two values sees both of one state`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    view.bind("sum", adapter.map { "\($0.count)+\($0.total)" })
    run.step { adapter.send(.add(2)) }
    #expect(view.log == ["sum 0+0", "sum 2+2"])
  }

  @Test func `a value bound twice is fed twice`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    view.bind("a", adapter.map(\.count))
    view.bind("b", adapter.map(\.count))
    run.step { adapter.send(.add(1)) }
    #expect(view.log == ["a 0", "b 0", "a 1", "b 1"])
  }

  @Test func `who closes while bindings are fed is told nothing more`() {
    let adapter = CounterAdapter(run)
    let late = LogView(run)
    let early = LogView(run) { [late] in
      if $0.log.count > 1 { late.close() }
    }
    early.bind("count", adapter.map(\.count))
    late.bind("count", adapter.map(\.count))
    run.step { adapter.send(.add(1)) }
    run.step { adapter.send(.add(1)) }
    #expect(early.log == ["count 0", "count 1", "count 2"])
    #expect(late.log == ["count 0"])
    #expect(run.collector.events.filter { $0.kind == .unsubscribe }.count == 1)
  }

  @Test func `who closes at the first value is told no other`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run) { $0.close() }
    view.bind("count", adapter.map(\.count))
    run.step { adapter.send(.add(1)) }
    #expect(view.log == ["count 0"])
  }

  @Test func `a binding made while bindings are fed gets the new value once`() {
    let adapter = CounterAdapter(run)
    let late = LogView(run)
    let early = LogView(run) { [adapter, late] in
      if $0.log.count == 2 { late.bind("count", adapter.map(\.count)) }
    }
    early.bind("count", adapter.map(\.count))
    run.step { adapter.send(.add(1)) }
    #expect(late.log == ["count 1"])
  }

  @Test func `a paused binding gets one value when it goes on`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    view.bind("count", adapter.map(\.count))
    view.pause()
    run.step { adapter.send(.add(1)) }
    run.step { adapter.send(.add(1)) }
    view.resume()
    view.resume()
    #expect(view.log == ["count 0", "count 2"])
  }

  @Test func `effects are done after every binding was fed`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    view.bind("count", adapter.map(\.count))
    view.bind("total", adapter.map(\.total))
    run.step { adapter.send(.ask) }
    run.runtime.settle()
    #expect(
      run.collector.events.filter { $0.id.step == 1 }.map { "\($0.kind) \($0.name ?? "")" } == [
        "input step", "message ask", "state ", "notify count", "request GET /count",
        "response GET /count", "message answered(true)", "state ", "notify count",
      ])
  }

  @Test func `every answer is a message, which the state decides on`() {
    let adapter = CounterAdapter(run)
    run.step { adapter.send(.ask) }
    run.step(2) { adapter.send(.add(200)) }
    run.runtime.settle()
    #expect(adapter.state.count == 201)
    #expect(run.collector.events.last?.name == "answered(true)")
    #expect(run.collector.events.last?.kind == .message)
  }

  @Test func `another state comes by a message, and what was begun in it goes on`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    view.bind("count", adapter.map(\.count))
    run.step { adapter.restore(Counter(count: 1)) }
    run.runtime.settle()
    #expect(view.log == ["count 0", "count 1", "count 11"])
    #expect(
      run.collector.events.filter { $0.id.step == 1 }.map { "\($0.kind) \($0.name ?? "")" } == [
        "input step", "message restore", "state ", "notify count", "request GET /count",
        "response GET /count", "message answered(true)", "state ", "notify count",
      ])
    let other = CounterAdapter(run, Counter(count: 1))
    run.step(2) { other.resume() }
    run.runtime.settle()
    #expect(other.state.count == 11)
  }

  @Test func `a message can be sent later`() {
    let adapter = CounterAdapter(run)
    run.step { adapter.send(.wait(0)) }
    run.runtime.run(until: 49)
    #expect(adapter.state.count == 0)
    run.runtime.run(until: 50)
    #expect(adapter.state.count == 100)
    // What began earlier comes sooner, what is over at once.
    run.step(2) { for moment in [30, 0, .min] { adapter.send(.wait(moment)) } }
    run.runtime.run(until: 79)
    #expect(adapter.state.count == 300)
    run.runtime.run(until: 80)
    #expect(adapter.state.count == 400)
  }

  @Test func `the player comes with the first order, and what it says is a message`() {
    let adapter = CounterAdapter(run)
    #expect(!run.collector.events.contains { $0.role == "player" })
    run.step { adapter.send(.play) }
    run.runtime.run(until: 1000)
    #expect(adapter.state.total == 1005)
    #expect(
      run.collector.events.filter { $0.id.step == 1 }.map { "\($0.kind) \($0.name ?? "")" } == [
        "input step",
        "message play",
        "create ",
        "subscribe played",
        "call start",
        "state ",
        "timer buffered",
        "state ",
        "notify played",
        "message add(5)",
        "state ",
        "timer finished",
        "state ",
        "notify played",
        "message add(1000)",
        "state ",
      ])
  }

  @Test func `what an adapter says reaches those it concerns, and an echo waits`() {
    let one = CounterAdapter(run)
    let other = CounterAdapter(run)
    one.connect("numbers", to: other) { $0 > 0 ? .say($0) : nil }
    other.connect("echo", to: one) { .add($0) }
    run.step {
      one.send(.say(4))
      #expect(one.state.count == 0)
    }
    run.step { one.send(.say(-1)) }
    #expect(one.state.count == 4)
    #expect(
      run.collector.events.filter { $0.kind == .message }.map { "\($0.from) \($0.to ?? "") \($0.name ?? "")" }
        == [
          "user CounterAdapter say(4)", "CounterAdapter CounterAdapter#2 say(4)",
          "CounterAdapter#2 CounterAdapter add(4)", "user CounterAdapter say(-1)",
        ])
  }

  @Test func `who closes is told nothing, and is not kept alive`() {
    weak var gone: LogView?
    let adapter = CounterAdapter(run)
    do {
      let view = LogView(run)
      view.bind("count", adapter.map(\.count))
      view.close()
      gone = view
    }
    #expect(gone == nil)
    let count = run.collector.events.count
    run.step { adapter.send(.add(1)) }
    #expect(!run.collector.events[count...].contains { $0.kind == .notify })
  }
}
