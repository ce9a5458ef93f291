import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import MAVB

/// What is made of signals, and what is said of views.
struct SignalTests {
  let run = TestRun()

  @Test func `a diamond is fed once for each state, and sees nothing but one state`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    let count = adapter.map(\.count), total = adapter.map { -$0.total }
    let sums = combine(count, total, combine(count, total).map { $0.reduce(0, +) })
    view.bind("sums", sums.map { "\($0)" })
    view.bind("sum", sums.map { $0.reduce(0, +) })
    run.step { adapter.send(.add(2)) }
    run.step(2) { adapter.send(.add(3)) }
    #expect(view.log == ["sums [0, 0, 0]", "sum 0", "sums [2, -2, 0]", "sums [5, -5, 0]"])
  }

  @Test func `where there is no value, nobody is fed, also of what is made of it`() {
    let adapter = CounterAdapter(run)
    let view = LogView(run)
    let even = adapter.compactMap { $0.count.isMultiple(of: 2) ? $0.count : nil }
    run.step { adapter.send(.add(1)) }
    view.bind("even", even)
    view.bind("both", combine(even, adapter.map(\.total)).map { "\($0)" })
    #expect(view.log == [])
    run.step(2) { adapter.send(.add(1)) }
    run.step(3) { adapter.send(.add(1)) }
    #expect(view.log == ["even 2", "both [2, 2]"])
  }

  @Test func `a signal is not asked while nobody is bound, and keeps nothing`() {
    let adapter = CounterAdapter(run)
    var asked = 0
    let signal = adapter.map { state in
      asked += 1
      return state.count
    }
    run.step { adapter.send(.add(1)) }
    #expect(asked == 0 && signal.now == 1 && asked == 1)
  }
}

struct AttributeTests {
  let run = TestRun()

  /// Constructs views and puts them on a screen, bound.
  private func construct(_ described: ViewConstructor, _ lifetime: Lifetime) -> ScreenView {
    let (view, bind) = described.construct(run.runtime)
    let screen = ScreenView(run.runtime, "screen", [view])
    bind(lifetime)
    return screen
  }

  private func box(_ adapter: CounterAdapter) -> ViewConstructor {
    .group(
      "box",
      [
        .label(".count", .text <-- adapter.map { "\($0.count)" }),
        .button(
          ".add", .title -- "Add", .isEnabled <-- adapter.map { $0.count < 2 },
          .tap --> adapter.taking(adapter.map(\.count)) { .add($0 + 1) }),
        .indicator("busy", .isOn <-- adapter.map { $0.total > 0 }),
      ])
  }

  @Test func `what is said of views can be consumed without one`() {
    let adapter = CounterAdapter(run)
    let all = box(adapter).attributes()
    #expect(all.map(\.path) == ["box.count", "box.add", "box.add", "box.add", "busy"])
    #expect(all.map(\.name) == ["", "title", "enabled", "tap", ""])
    #expect(all.map(\.value) == ["0".logged, "Add".logged, true.logged, nil, false.logged])
    run.step { adapter.send(.add(2)) }
    #expect(all.map(\.value) == ["2".logged, "Add".logged, false.logged, nil, true.logged])
    #expect(all[3].message()?.name == "add(3)")
    #expect(all[3].message(7) == nil && all[0].message() == nil && all[1].message() == nil)
    #expect(!run.collector.events.contains { $0.kind == .subscribe })
    #expect(run.runtime.viewCount == 0)
  }

  @Test func `a constant is set once and bound to nothing`() {
    let adapter = CounterAdapter(run)
    let screen = construct(box(adapter), Lifetime())
    #expect((screen.subviews[0].subviews[1] as? Button)?.title == "Add")
    let bound = run.collector.events.filter { $0.kind == .subscribe }.map { $0.name ?? "" }
    #expect(bound == ["count", "add.enabled", "busy"])
    run.step { adapter.send(.add(1)) }
    #expect(!run.collector.events.contains { $0.name == "add.title" })
  }

  @Test func `views are bound, follow, and send messages`() {
    let adapter = CounterAdapter(run)
    let lifetime = Lifetime()
    let screen = construct(box(adapter), lifetime), view = screen.subviews[0]
    #expect(view.inlineText == "0  [Add]")
    run.step { (view.subviews[1] as? Button)?.onTap?() }
    #expect(view.inlineText == "1  [Add]  Loading…")
    run.step(2) { (view.subviews[1] as? Button)?.onTap?() }
    #expect(view.inlineText == "3  (Add)  Loading…")
    lifetime.end()
    run.step(3) { adapter.send(.add(1)) }
    #expect(view.inlineText == "3  (Add)  Loading…")
  }

  @Test func `a label is bound as the nearest view above it that takes part`() {
    let adapter = CounterAdapter(run)
    let screen = construct(box(adapter), Lifetime())
    let subscribers = run.collector.events.filter { $0.kind == .subscribe }.map(\.from)
    #expect(subscribers == ["ScreenView", "Button", "ScreenView"])
    withExtendedLifetime(screen) {}
  }
}

/// Rows whose cells are used again.
struct RowTests {
  let run = TestRun()

  /// A table of numbers: the rows show twice the number, and how often something was added.
  private func table(_ adapter: CounterAdapter, _ lifetime: Lifetime) throws -> TableView {
    let described = ViewConstructor.table(
      "rows", emptyText: "", errorText: "",
      [
        .rows(of: adapter) { state, id in
          (double: 2 * id, count: state.count)
        } cell: { row in
          [
            .label(".text", .text <-- row.map { "\($0.double):\($0.count)" }),
            .button(".add", .title -- "Add", .tap --> adapter.taking(row) { .add($0.double) }),
          ]
        } <-- adapter.map { $0.total == 1 ? [5] : [1, 2] }
      ])
    let (view, bind) = described.construct(run.runtime)
    bind(lifetime)
    return try #require(view as? TableView)
  }

  private func events(_ step: Int, _ kind: EventKind) -> [Event] {
    run.collector.events.filter { $0.id.step == step && $0.kind == kind }
  }

  @Test func `a cell used again is bound to another element, and out of sight to none`() throws {
    let adapter = CounterAdapter(run)
    let lifetime = Lifetime()
    let table = try table(adapter, lifetime)
    let cells = table.cells
    #expect(cells.map(\.inlineText) == ["2:0  [Add]", "4:0  [Add]"])

    run.step(1) { adapter.send(.add(1)) }
    #expect(table.cells.count == 1 && cells.contains { $0 === table.cells[0] })
    #expect(table.cells[0].inlineText == "10:1  [Add]")
    #expect(events(1, .notify).filter { $0.name == "text" }.map(\.value) == ["10:1".logged])
    #expect(events(1, .unsubscribe).count == 2 && events(1, .subscribe).map(\.name) == ["text"])

    run.step(2) { (table.cells[0].subviews[1] as? Button)?.onTap?() }
    #expect(adapter.state.count == 11)
    #expect(table.cells.map(\.inlineText) == ["2:11  [Add]", "4:11  [Add]"])

    lifetime.end()
    run.step(3) { adapter.send(.add(1)) }
    #expect(table.cells.map(\.inlineText) == ["2:11  [Add]", "4:11  [Add]"])
    #expect(events(3, .notify).isEmpty)
  }

  @Test func `what is in a row is constructed once for each cell`() throws {
    let adapter = CounterAdapter(run)
    let lifetime = Lifetime()
    _ = try table(adapter, lifetime)
    let views = run.runtime.viewCount
    for step in 1...4 { run.step(step) { adapter.send(.add(step == 1 ? 1 : step == 2 ? 1 : 0)) } }
    #expect(run.runtime.viewCount == views)
  }
}
