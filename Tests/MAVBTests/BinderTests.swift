import ArchTrace
import HeadlessUI
import Runtime
import Testing

@testable import MAVB

/// What is bound of views, with views and without.
struct BinderTests {
  let run = TestRun()

  private func bindings(_ adapter: CounterAdapter) -> ViewConstructor {
    .group(
      "box",
      [
        .label(".count", .text <-- adapter.map { "\($0.count)" }),
        .button(
          ".add", .title <-- "Add", .isEnabled <-- adapter.map { $0.count < 2 },
          .tap --> adapter.taking(.add(adapter.state.count + 1))),
        .indicator("busy", .isOn <-- adapter.map { $0.total > 0 }),
      ])
  }

  @Test func `a list of bindings can be consumed without a view`() {
    let adapter = CounterAdapter(run)
    let list = bindings(adapter).bindings
    #expect(list.map(\.name) == ["count", "add.title", "add.enabled", "add.tap", "busy"])
    #expect(list.map(\.value) == ["0".logged, "Add".logged, true.logged, nil, false.logged])
    run.step { adapter.send(.add(2)) }
    #expect(list.map(\.value) == ["2".logged, "Add".logged, false.logged, nil, true.logged])
    #expect(list[3].message()?.name == "add(3)")
    #expect(list[3].message(7) == nil)
    #expect(list[0].message() == nil)
    #expect(!run.collector.events.contains { $0.kind == .subscribe })
  }

  @Test func `views are constructed bound, and follow`() {
    let adapter = CounterAdapter(run)
    let binder = Binder(run.runtime)
    let box = bindings(adapter).construct(binder)
    let button = box.subviews[1] as? Button
    #expect(box.inlineText == "0  [Add]")
    run.step { button?.onTap?() }
    #expect(box.inlineText == "1  [Add]  Loading…")
    run.step { button?.onTap?() }
    #expect(box.inlineText == "3  (Add)  Loading…")
  }

  @Test func `a closed binder feeds nothing, and its controls send nothing`() {
    let adapter = CounterAdapter(run)
    let binder = Binder(run.runtime)
    let box = bindings(adapter).construct(binder)
    binder.close()
    run.step { (box.subviews[1] as? Button)?.onTap?() }
    #expect(adapter.state.count == 0)
    run.step { adapter.send(.add(5)) }
    #expect(box.inlineText == "0  [Add]")
  }

  @Test func `the binder of a part is closed with the whole`() {
    let adapter = CounterAdapter(run)
    let binder = Binder(run.runtime)
    let part = LogBinder(run)
    part.bind("count", adapter.map(\.count))
    binder.add(part)
    binder.close()
    run.step { adapter.send(.add(1)) }
    #expect(part.log == ["count 0"])
  }
}

/// Rows whose cells are used again.
struct RowTests {
  let run = TestRun()

  /// A row that says its id and how often something was added.
  final class RowBinder: Binder {
    let row: Row
    let adapter: CounterAdapter

    init(_ row: Row, _ adapter: CounterAdapter) {
      self.row = row
      self.adapter = adapter
      super.init(adapter.runtime)
    }

    override var views: [ViewConstructor] {
      let row = row
      return [
        .label(".text", .text <-- adapter.map { "\(row.id):\($0.count)" }),
        .button(".add", .title <-- "Add", .tap --> adapter.taking(.add(row.id))),
      ]
    }
  }

  @Test func `a cell used again shows and sends what it is about now, and out of use it is told nothing`() {
    let adapter = CounterAdapter(run)
    let binder = Binder(run.runtime)
    let table = TableView(run.runtime, "rows", emptyText: "", errorText: "") { Cell($0, []) }
    binder.bind(
      table, [.rows { RowBinder($0, adapter) } <-- adapter.map { $0.total == 1 ? [5] : [1, 2] }])
    let cells = table.cells
    #expect(cells.map(\.inlineText) == ["1:0  [Add]", "2:0  [Add]"])

    run.step(1) { adapter.send(.add(1)) }
    #expect(table.cells.count == 1 && cells.contains { $0 === table.cells[0] })
    #expect(table.cells[0].inlineText == "5:1  [Add]")
    let fed = run.collector.events.filter { $0.id.step == 1 && $0.kind == .notify && $0.name == "text" }
    #expect(fed.map(\.value) == ["5:1".logged])
    // What is bound to another row is bound anew.
    let ended = run.collector.events.filter { $0.id.step == 1 && $0.kind == .unsubscribe }
    let begun = run.collector.events.filter { $0.id.step == 1 && $0.kind == .subscribe }
    #expect(begun.map(\.name) == ["text"])
    #expect(ended.count == 2)

    run.step(2) { (table.cells[0].subviews[1] as? Button)?.onTap?() }
    #expect(adapter.state.count == 6)
    #expect(table.cells.map(\.inlineText) == ["1:6  [Add]", "2:6  [Add]"])

    binder.close()
    run.step(3) { adapter.send(.add(1)) }
    #expect(table.cells.map(\.inlineText) == ["1:6  [Add]", "2:6  [Add]"])
  }
}
