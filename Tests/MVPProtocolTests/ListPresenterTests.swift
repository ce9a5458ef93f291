import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MVPProtocol

/// The presenters of lists and of their rows, with views that only remember.
struct ListPresenterTests {
  private let stage = Stage()

  @Test func `blogs come page by page`() {
    let view = HeardView(stage), presenter = BlogsPresenter(stage.context, user: 7)
    stage.settle {
      presenter.attachView(view)
      presenter.load()
    }
    #expect(
      view.heard == [
        "more false false false", "startLoading", "finishLoading", "12 blogs", "more true true false",
      ])
    view.heard = []
    stage.settle { presenter.loadMore() }
    #expect(view.heard == ["more true false true", "15 blogs", "more false false false"])
  }

  @Test func `a refresh keeps the rows and supersedes an older one without a word`() {
    let view = HeardView(stage), presenter = stage.blogs(view)
    let row = presenter.row(3)
    stage.act { presenter.load() }
    stage.settle { presenter.load() }
    #expect(
      view.heard == ["startRefreshing", "more true false false", "finishLoading", "more true true false"])
    #expect(row != nil && presenter.row(3) === row)
  }

  @Test func `an empty list is loaded again as one with nothing in it`() {
    let stage = Stage(World(user: .init(id: 7))), view = HeardView(stage)
    let presenter = stage.blogs(view)
    stage.settle { presenter.load() }
    #expect(view.heard == ["startLoading", "finishLoading", "no blogs"])
  }

  @Test func `a further page that fails leaves the list, and is said`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("GET *page=2"), failure: .offline)])
    let view = HeardView(stage), presenter = stage.blogs(view)
    stage.act { stage.context.alerts.attachView(stage.person) }
    stage.settle { presenter.loadMore() }
    #expect(view.heard == ["more true false true", "more true true false"])
    #expect(stage.person.heard == ["Could not load more [OK]"])
  }

  @Test func `a like is told by its row's presenter, to its cell alone`() {
    let view = HeardView(stage), presenter = stage.blogs(view)
    let second = HeardView(stage), third = HeardView(stage)
    stage.act {
      presenter.row(2)?.attachView(second)
      presenter.row(3)?.attachView(third)
    }
    stage.settle { presenter.row(2)?.like() }
    stage.settle { presenter.row(2)?.share() }
    #expect(
      second.heard == [
        "Blog 2, Author name: …, Like 2, Like", "Like false, Like 2", "Liked false, Like 3",
      ])
    #expect(third.heard == ["Blog 3, Author name: …, Like 3, Like"])
    #expect(view.heard == [])
    #expect(stage.service.requestCount("POST /blogs/2/share") == 1)
  }

  @Test func `a row's presenter goes on with no cell, and replays to the next one`() {
    let presenter = stage.blogs(HeardView(stage)), first = HeardView(stage), second = HeardView(stage)
    stage.act { presenter.row(2)?.attachView(first) }
    stage.act { presenter.row(2)?.detachView() }
    stage.act { stage.context.store.receive(push: .blog(id: 2, .init(likes: 9))) }
    stage.act { presenter.row(2)?.attachView(second) }
    #expect(first.heard == ["Blog 2, Author name: …, Like 2, Like"])
    #expect(second.heard == ["Blog 2, Author name: …, Like 9, Like"])
  }

  @Test func `an author's name that comes late is told by every row of theirs`() {
    let presenter = stage.blogs(HeardView(stage)), cell = HeardView(stage)
    stage.act { presenter.row(1)?.attachView(cell) }
    let header = stage.header(HeardView(stage))
    stage.settle { header.follow() }
    #expect(cell.heard.map { $0.contains("Author name: Ada") } == [false, true])
  }

  @Test func `list and detail tell their own views of one like`() {
    let presenter = stage.blogs(HeardView(stage)), cell = HeardView(stage), screen = HeardView(stage)
    let detail = BlogPresenter(stage.context, blog: 3)
    stage.act {
      presenter.row(3)?.attachView(cell)
      detail.attachView(screen)
    }
    stage.settle { detail.like() }
    #expect(cell.heard.dropFirst() == ["Like false, Like 3", "Liked false, Like 4"])
    #expect(screen.heard.dropFirst(2) == cell.heard.dropFirst())
    stage.act { detail.close() }
    stage.act { stage.context.store.receive(push: .blog(id: 3, .init(body: "Other"))) }
    #expect(screen.heard.count == 4)
  }

  @Test func `a row that is listed no longer is closed`() {
    let rules = [
      NetworkRule(
        match: RoutePattern("GET /following"), nth: 2,
        body: [
          .init("users", .array([.fields(["id": 102, "name": "B", "following": true])]))
        ])
    ]
    let stage = Stage(rules: rules), users = following(stage)
    let gone = users.row(101), cell = HeardView(stage)
    stage.act { gone?.attachView(cell) }
    stage.settle { users.load() }
    #expect(users.row(101) == nil && users.row(102) != nil)
    cell.heard = []
    stage.act { stage.context.store.receive(push: .user(id: 101, .init(name: "A"))) }
    #expect(cell.heard == [])
  }

  @Test func `a scene's names come from the format that it supplies`() {
    let stars = HeardView(stage), ats = HeardView(stage)
    let asking = following(stage)
    let other = UsersPresenter(stage.context, .following, failure: "", Strings.suggestedName)
    stage.settle { other.load() }
    stage.act {
      asking.row(101)?.attachView(stars)
      other.row(101)?.attachView(ats)
    }
    #expect(stars.heard == ["★ User 101", "Following true"])
    #expect(ats.heard == ["@User 101", "Following true"])
    stage.act { #expect(asking.question(beforeToggling: 101) == "Stop following User 101?") }
    stage.settle { other.toggleFollow(user: 101) }
    stage.act { #expect(asking.question(beforeToggling: 101) == nil) }
    #expect(stars.heard.dropFirst(2) == ["Follow false", "Follow true"])
  }

  private func following(_ stage: Stage) -> UsersPresenter {
    let presenter = UsersPresenter(
      stage.context, .following, failure: Strings.couldNotLoadFollowing, Strings.followedName)
    stage.settle { presenter.load() }
    return presenter
  }
}
