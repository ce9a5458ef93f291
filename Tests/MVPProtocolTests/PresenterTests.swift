import BlogDomain
import Runtime
import Testing

@testable import MVPProtocol

/// What a presenter owes the view that it knows by a protocol, whatever it presents.
struct PresenterTests {
  private final class Counter: Presenter, AttachablePresenter {
    private weak var view: HeardView?
    var count = 0 { didSet { view?.setTitle("\(count)") } }

    func attachView(_ view: HeardView) {
      self.view = connect(view)
      self.view?.setTitle("\(count)")
    }

    func detachView() { view = nil }
  }

  private let stage = Stage()

  @Test func `a view is told the current state when attached, then every change`() {
    let counter = Counter(stage.runtime), view = HeardView(stage)
    counter.count = 3
    counter.attachView(view)
    counter.count = 4
    #expect(view.heard == ["3", "4"])
  }

  @Test func `a view detached is told nothing, and what it missed when it is back`() {
    let counter = Counter(stage.runtime), view = HeardView(stage)
    counter.attachView(view)
    counter.detachView()
    counter.count = 1
    counter.count = 2
    #expect(view.heard == ["0"])
    counter.attachView(view)
    #expect(view.heard == ["0", "2"])
  }

  @Test func `a view attached in place of another is told alone`() {
    let counter = Counter(stage.runtime), first = HeardView(stage), second = HeardView(stage)
    counter.attachView(first)
    counter.attachView(second)
    counter.count = 1
    #expect(first.heard == ["0"])
    #expect(second.heard == ["0", "1"])
  }

  @Test func `a view is not kept alive`() {
    let counter = Counter(stage.runtime)
    weak var gone: HeardView?
    do {
      let view = HeardView(stage)
      gone = view
      counter.attachView(view)
    }
    #expect(gone == nil)
    counter.count = 1
  }

  @Test func `a cut wire carries nothing to the view`() {
    let stage = Stage(cuts: [1])
    let counter = Counter(stage.runtime), view = HeardView(stage)
    counter.attachView(view)
    counter.count = 1
    #expect(view.heard == [])
  }

  @Test func `a view that leaves while it is told is told no more`() {
    let view = HeardView(stage), header = HeaderPresenter(stage.context, user: 7)
    view.answer = { if view.heard == ["startLoading", "finishLoading"] { header.detachView() } }
    stage.settle {
      header.attachView(view)
      header.load()
    }
    #expect(view.heard == ["startLoading", "finishLoading"])
  }

  @Test func `a closed presenter observes nothing`() {
    let view = HeardView(stage), header = stage.header(view)
    stage.act { header.close() }
    stage.act { stage.context.store.receive(push: .user(id: 7, .init(followers: 9))) }
    #expect(view.heard == [])
  }

  // MARK: The presenters of rows

  private final class Row: Presenter {
    let id: Int
    var isClosed = false

    init(_ runtime: Runtime, _ id: Int) {
      self.id = id
      super.init(runtime)
    }

    override func close() {
      super.close()
      isClosed = true
    }
  }

  @Test func `a row that stays keeps its presenter, one that goes has it closed`() {
    var rows = RowPresenters<Row>()
    rows.list([1, 2, 3]) { Row(stage.runtime, $0) }
    let (first, second) = (rows[1], rows[2])
    var made: [Int] = []
    rows.list([4, 1]) { id in
      made.append(id)
      return Row(stage.runtime, id)
    }
    #expect(rows[1] === first && first?.isClosed == false)
    #expect(rows[2] == nil && second?.isClosed == true)
    #expect(made == [4] && rows[4]?.id == 4)
    let fourth = rows[4]
    rows.close()
    #expect(rows[1] == nil && first?.isClosed == true && fourth?.isClosed == true)
  }
}
