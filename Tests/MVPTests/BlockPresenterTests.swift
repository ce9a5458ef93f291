import BlogDomain
import Runtime
import Testing

@testable import MVP

/// What a presenter with blocks owes a view that it does not know.
struct BlockPresenterTests {
  private let stage = Stage()

  private final class View: Participant {
    var heard: [String] = []
    init(_ stage: Stage) { super.init(stage.runtime, .view) }
  }

  private func header(_ view: View) -> BlockVariant.HeaderPresenter {
    let presenter = BlockVariant.HeaderPresenter(stage.store, stage.service, user: 7)
    stage.settle {
      attach(view, to: presenter)
      load(presenter, view)
    }
    return presenter
  }

  private func attach(_ view: View, to presenter: BlockVariant.HeaderPresenter) {
    presenter.onProgress = Action("progress", .block, from: presenter, to: view) { $0.heard.append("\($1)") }
    presenter.onContent = Action("content", .block, from: presenter, to: view) { view, _ in
      view.heard.append("content")
    }
    presenter.onFollow = Action("follow", .block, from: presenter, to: view) { view, header in
      view.heard.append("\(header.follow.title) \(header.follow.isEnabled)")
    }
    presenter.attachView()
  }

  private func load(_ presenter: BlockVariant.HeaderPresenter, _ view: View) {
    presenter.load(
      then: Completion("load", of: presenter, to: view) { $0.heard.append($1 == nil ? "kept" : "answer") })
  }

  private func follow(_ presenter: BlockVariant.HeaderPresenter, _ view: View) {
    presenter.follow(
      then: Completion("follow", of: presenter, to: view) { $0.heard.append("answer \($1.follow.isEnabled)") }
    )
  }

  @Test func `what was asked for is answered to whoever asked, and nobody else`() {
    let view = View(stage), presenter = header(view)
    #expect(view.heard == ["loading", "answer"])
    stage.settle { follow(presenter, view) }
    #expect(view.heard.dropFirst(2) == ["Following false", "answer true"])
  }

  @Test func `what nobody asked for is told by a block, as often as it happens`() {
    let view = View(stage), presenter = header(view)
    for count in 1...3 { stage.act { stage.store.receive(push: .user(id: 7, .init(followers: count))) } }
    #expect(view.heard.dropFirst(2) == ["Follow true", "Follow true", "Follow true"])
    #expect(presenter.header?.followers == "Followers 3")
  }

  @Test func `a completion is called once`() {
    let view = View(stage), presenter = header(view)
    view.heard = []
    let completion = Completion<Int>("twice", of: presenter, to: view) { $0.heard.append("\($1)") }
    let first = completion(1), second = completion(2)
    #expect(first && !second)
    #expect(view.heard == ["1"])
  }

  @Test func `a load superseded answers nothing to who asked for it`() {
    let view = View(stage), other = View(stage), presenter = header(view)
    stage.act { load(presenter, other) }
    stage.settle { load(presenter, view) }
    #expect(other.heard == [])
    #expect(view.heard.last == "answer")
  }

  @Test func `after detach nothing is told, by block or by completion`() {
    let view = View(stage), presenter = header(view)
    view.heard = []
    stage.act { follow(presenter, view) }
    stage.act { load(presenter, view) }
    stage.settle { presenter.detachView() }
    stage.act { stage.store.receive(push: .user(id: 7, .init(followers: 9))) }
    #expect(view.heard == ["Following false", "refreshing"])
    #expect(presenter.header?.followers == "Followers 9")
  }

  @Test func `another view attached gets the answer by its block, and the old one none`() {
    let view = View(stage), other = View(stage), presenter = header(view)
    view.heard = []
    stage.act { follow(presenter, view) }
    stage.act {
      presenter.detachView()
      attach(other, to: presenter)
    }
    stage.runtime.settle()
    #expect(view.heard == ["Following false"])
    #expect(other.heard == ["none", "content", "Following true"])
  }

  @Test func `a row's block is replaced by the next one`() {
    let presenter = BlockVariant.BlogsPresenter(stage.store, stage.service, user: 7)
    let first = View(stage), second = View(stage)
    stage.settle { presenter.load(then: Completion("load", of: presenter, to: first) { _, _ in }) }
    let row = { (view: View) in
      Action("blog", .block, from: presenter, to: view) { (view, blog: BlogText) in
        view.heard.append(blog.likes)
      }
    }
    stage.act { #expect(presenter.bind(row: 3, to: row(first))?.likes == "Like 3") }
    stage.act { _ = presenter.bind(row: 3, to: row(second)) }
    stage.act { stage.store.receive(push: .blog(id: 3, .init(likes: 9))) }
    stage.act { presenter.unbind(row: 3) }
    stage.act { stage.store.receive(push: .blog(id: 3, .init(likes: 10))) }
    #expect(first.heard == [])
    #expect(second.heard == ["Like 9"])
  }

  @Test func `neither a block nor a completion keeps a view or a presenter`() {
    weak var goneView: View?
    weak var gonePresenter: BlockVariant.HeaderPresenter?
    do {
      let view = View(stage), presenter = header(view)
      (goneView, gonePresenter) = (view, presenter)
      stage.act { follow(presenter, view) }
      stage.act { presenter.close() }
    }
    #expect(goneView == nil)
    #expect(gonePresenter == nil)
    stage.runtime.settle()
    #expect(stage.store.user(7)?.followers == 42)
  }

  @Test func `an answer whose wire is cut reaches nobody`() {
    let stage = Stage(cuts: [2])
    let presenter = BlockVariant.HeaderPresenter(stage.store, stage.service, user: 7), view = View(stage)
    stage.settle { load(presenter, view) }
    #expect(view.heard == [])
    #expect(presenter.feed.state == .loaded)
  }
}
