import ArchTrace

/// What there is to do.
final class TodoStore {
  private(set) var items: [String] = []
  var onChange = {}
  private let me: AppParticipant

  init(_ trace: AppTrace) { me = trace.participant(TodoStore.self) }

  func add(_ item: String) {
    me.handle(value: item) {
      items.append(item)
      me.change("items[\(items.count - 1)]", from: nil, to: item)
      onChange()
    }
  }
}

/// What the screen says of it. It knows no view.
final class TodoViewModel {
  private(set) var title = "Nothing to do"
  var onTitle: (String) -> Void = { _ in }
  private let store: TodoStore
  private let me: AppParticipant

  init(_ store: TodoStore, _ trace: AppTrace) {
    self.store = store
    me = trace.participant(TodoViewModel.self)
    store.onChange = { [unowned self] in me.handle(.notify, "items") { refresh() } }
  }

  func addTapped(_ text: String) {
    me.handle(value: text) { if !text.isEmpty { store.add(text) } }
  }

  private func refresh() {
    let old = title
    title = "\(store.items.count) to do"
    me.change("title", from: old, to: title)
    onTitle(title)
  }
}

/// A field, a button and a label.
final class TodoView {
  private var label: String
  private let model: TodoViewModel
  private let trace: AppTrace
  private let me: AppParticipant

  init(_ model: TodoViewModel, _ trace: AppTrace) {
    self.model = model
    self.trace = trace
    me = trace.participant(TodoView.self)
    label = model.title
    me.show("label", from: nil, to: label)
    model.onTitle = { [unowned self] title in me.handle(.notify, "title", value: title) { show(title) } }
  }

  func tapAdd(_ text: String) { trace.step("add", on: me, value: text) { model.addTapped(text) } }

  func show(_ text: String) {
    me.handle {
      me.show("label", from: label, to: text)
      label = text
    }
  }
}

let trace = try AppTrace(path: CommandLine.arguments[1], pattern: "mvvm", scenario: "two-todos")
let model = TodoViewModel(TodoStore(trace), trace)
let view = TodoView(model, trace)
for text in ["Milk", "", "Bread"] { view.tapAdd(text) }
try trace.finish()
