import HeadlessUI
import MVVM
import Runtime
import Testing

/// A cell that is used again for another row.
struct BindableCellTests {
  let trial = Trial()

  @Test func `shows its new row only`() {
    let cell = TitleCell(trial.runtime)
    let first = Row(trial.runtime, "first"), second = Row(trial.runtime, "second")
    cell.bind(to: first)
    cell.prepareForReuse()
    cell.bind(to: second)
    first.title.set("late")
    #expect(cell.told == ["first", "second"])
    second.title.set("changed")
    #expect(cell.told == ["first", "second", "changed"])
  }

  @Test func `bound twice without a word between, it forgets the first`() {
    let cell = TitleCell(trial.runtime)
    let first = Row(trial.runtime, "first"), second = Row(trial.runtime, "second")
    cell.bind(to: first)
    cell.bind(to: second)
    first.title.set("late")
    #expect(cell.told == ["first", "second"])
  }

  @Test func `a view model out of sight observes nothing`() {
    let store = Store(trial.runtime)
    let changed: ObserverList<Int> = store.notification("changed")
    let cell = TitleCell(trial.runtime)
    let row = Row(trial.runtime, "first")
    row.observe(changed) { $0.title.set("\($1)") }
    cell.bind(to: row)
    changed.send(1)
    cell.prepareForReuse()
    changed.send(2)
    #expect(row.title.value == "1")
    #expect(cell.told == ["first", "1"])
    #expect(cell.viewModel == nil)
  }
}

private final class Row: ViewModel {
  let first: String
  private(set) lazy var title = property("title", first)

  init(_ runtime: Runtime, _ first: String) {
    self.first = first
    super.init(runtime)
  }
}

private final class TitleCell: Cell, BindableCell {
  let subscriptions = SubscriptionBag()
  var viewModel: Row?
  var told: [String] = []

  init(_ runtime: Runtime) { super.init(runtime, []) }

  func bindProperties(of viewModel: Row) { bind(viewModel.title) { $0.told.append($1) } }

  override func prepareForReuse() { unbind() }
}
