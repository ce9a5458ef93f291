import BlogDomain
import Runtime
import Testing

@testable import MVP

/// The presenters of lists, with views that only remember.
struct ListPresenterTests {
  private let stage = Stage()

  @Test func `blogs come page by page`() {
    let view = FakeBlogs(stage), presenter = blogs(view)
    #expect(
      view.heard == [
        "startLoading", "more false false false", "finishLoading", "12 blogs", "more true true false",
      ])
    view.heard = []
    stage.settle { presenter.loadMore() }
    #expect(view.heard == ["more true false true", "15 blogs", "more false false false"])
  }

  @Test func `a refresh keeps the rows and supersedes an older one without a word`() {
    let view = FakeBlogs(stage), presenter = blogs(view)
    view.heard = []
    stage.act { presenter.load() }
    stage.settle { presenter.load() }
    #expect(
      view.heard == [
        "startRefreshing", "more true false false", "finishLoading", "12 blogs", "more true true false",
      ])
  }

  @Test func `a like is told of its row only, and a share of none`() {
    let view = FakeBlogs(stage), presenter = blogs(view)
    view.heard = []
    stage.settle { presenter.like(blog: 2) }
    stage.settle { presenter.share(blog: 2) }
    #expect(view.heard == ["2: Like 2 false", "2: Like 3 false"])
    #expect(stage.service.requestCount("POST /blogs/2/share") == 1)
  }

  @Test func `list and detail tell their own views of one like`() {
    let view = FakeBlogs(stage), list = blogs(view)
    let detail = BlogPresenter(stage.store, stage.service, blog: 3)
    view.heard = []
    stage.settle { detail.like() }
    #expect(view.heard == ["3: Like 3 false", "3: Like 4 false"])
    stage.act { detail.close() }
    stage.act { stage.store.receive(push: .blog(id: 3, .init(likes: 9))) }
    #expect(view.heard.last == "3: Like 9 false")
    #expect(list.view != nil)
  }

  @Test func `a scene's names come from the format that it supplies`() {
    let stars = FakeUsers(stage), ats = FakeUsers(stage)
    let asking = UsersPresenter(stage.store, stage.service, .following, .star)
    let other = UsersPresenter(stage.store, stage.service, .following, .at)
    stage.settle {
      asking.attachView(stars)
      asking.load()
      other.attachView(ats)
      other.load()
    }
    #expect(stars.heard.last == "★ User 101, ★ User 102")
    #expect(ats.heard.last == "@User 101, @User 102")
    #expect(asking.question(beforeToggling: 101) == "Stop following User 101?")
    stage.settle { other.toggleFollow(user: 101) }
    #expect(asking.question(beforeToggling: 101) == nil)
    #expect(stars.heard.last == "★ User 101 Follow")
  }

  private func blogs(_ view: FakeBlogs) -> BlogsPresenter {
    let presenter = BlogsPresenter(stage.store, stage.service, user: 7)
    stage.settle {
      presenter.attachView(view)
      presenter.load()
    }
    return presenter
  }
}
