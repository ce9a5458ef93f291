import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVPBlock

/// Property blocks and completions, by themselves.
struct BlockTests {
  /// A run without an app.
  private let runtime = Runtime(
    Recorder(TraceHeader(pattern: "mvp", variant: "block", scenario: "test"), to: EventCollector()))

  /// A view of a test's, with what it was told.
  private final class Listener: Participant {
    var told: [String] = []
  }

  private func title(_ text: @escaping () -> String?) -> TitleCellPresenter {
    TitleCellPresenter(runtime, text)
  }

  private func bind(_ presenter: TitleCellPresenter, _ view: Listener) {
    presenter.titleHandler = Action("title", .block, from: presenter, to: view) { $0.told.append($1) }
    presenter.attachView()
  }

  @Test func `a view that attaches is handed what there is`() {
    let presenter = title { "One" }
    let view = Listener(runtime, .view)
    bind(presenter, view)
    #expect(view.told == ["One"])
  }

  @Test func `a view is told only what differs`() {
    var text = "One"
    let presenter = title { text }
    let view = Listener(runtime, .view)
    bind(presenter, view)
    presenter.update()
    #expect(view.told == ["One"])
    text = "Two"
    presenter.update()
    #expect(view.told == ["One", "Two"])
  }

  @Test func `the block set last is the one that is called`() {
    var text = "One"
    let presenter = title { text }
    let first = Listener(runtime, .view), second = Listener(runtime, .view)
    bind(presenter, first)
    bind(presenter, second)
    text = "Two"
    presenter.update()
    #expect(first.told == ["One"])
    #expect(second.told == ["One", "Two"])
  }

  @Test func `detached, nothing is told, and the next view is told what was missed`() {
    var text = "One"
    let presenter = title { text }
    let view = Listener(runtime, .view)
    bind(presenter, view)
    presenter.detachView()
    text = "Two"
    presenter.update()
    #expect(view.told == ["One"])
    bind(presenter, view)
    #expect(view.told == ["One", "Two"])
  }

  @Test func `a block keeps no view alive`() {
    let presenter = title { "One" }
    weak var gone: Listener?
    do {
      let view = Listener(runtime, .view)
      bind(presenter, view)
      gone = view
    }
    #expect(gone == nil)
    presenter.attachView()
  }

  @Test func `a completion is called once`() {
    let presenter = title { nil }
    presenter.attachView()
    let view = Listener(runtime, .view)
    let completion = Completion<String>("ask", of: presenter, to: view) { $0.told.append($1) }
    #expect(completion("first"))
    #expect(!completion("second"))
    #expect(view.told == ["first"])
  }

  @Test func `a completion passed before the view left is never called, though it is back`() {
    let presenter = title { nil }
    presenter.attachView()
    let view = Listener(runtime, .view)
    let completion = Completion<String>("ask", of: presenter, to: view) { $0.told.append($1) }
    presenter.detachView()
    presenter.attachView()
    #expect(!completion("answer"))
    #expect(view.told == [])
  }

  @Test func `a row's presenter is made once, and told of changes of its own only`() {
    var texts = [1: "One", 2: "Two"]
    let rows = RowPresenters<TitleCellPresenter>()
    let row = { (id: Int) in rows.row(id) { self.title { texts[id] } } }
    let first = row(1)
    #expect(row(1) === first)
    let views = [Listener(runtime, .view), Listener(runtime, .view)]
    bind(first, views[0])
    bind(row(2), views[1])
    texts = [1: "Eins", 2: "Zwei"]
    rows.update([2, 3])
    #expect(views.map(\.told) == [["One"], ["Two", "Zwei"]])
    rows.detachViews()
    rows.update([1])
    #expect(views[0].told == ["One"])
  }
}
