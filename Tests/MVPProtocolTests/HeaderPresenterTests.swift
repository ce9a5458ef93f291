import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MVPProtocol

/// What can be held of the head without a view: its presenter with one that only remembers, on a server.
struct HeaderPresenterTests {
  @Test func `a first load is told in strings, that it loads before the request leaves`() {
    let stage = Stage(), view = HeardView(stage)
    let presenter = HeaderPresenter(stage.context, user: 7)
    view.answer = { [unowned view] in if view.heard == ["startLoading"] { #expect(stage.requests == []) } }
    stage.settle {
      presenter.attachView(view)
      presenter.load()
    }
    #expect(view.heard == ["startLoading", "finishLoading", "Ada, Notes, Followers 41, Follow"])
    #expect(stage.requests == ["GET /users/7"])
  }

  @Test func `a first load that fails is told, and may be retried`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("GET /users/7"), nth: 1, failure: .offline)])
    let view = HeardView(stage), presenter = HeaderPresenter(stage.context, user: 7)
    stage.act { stage.context.alerts.attachView(stage.person) }
    stage.settle {
      presenter.attachView(view)
      presenter.load()
    }
    #expect(view.heard == ["startLoading", "finishLoading", "showFailure"])
    stage.settle { presenter.load() }
    #expect(view.heard.dropFirst(3) == ["startLoading", "finishLoading", "Ada, Notes, Followers 41, Follow"])
    #expect(stage.person.heard == [])
  }

  @Test func `a refresh that fails keeps what is shown, and says so`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("GET /users/7"), nth: 2, failure: .offline)])
    let view = HeardView(stage), presenter = stage.header(view)
    stage.act { stage.context.alerts.attachView(stage.person) }
    stage.settle { presenter.load() }
    #expect(view.heard == ["startRefreshing", "finishLoading"])
    #expect(stage.person.heard == ["Could not load profile [OK]"])
  }

  @Test func `a follow shows at once and is confirmed by the answer`() {
    let stage = Stage(), view = HeardView(stage)
    let presenter = stage.header(view)
    stage.act { presenter.follow() }
    #expect(view.heard == ["Following false, Followers 42"])
    stage.runtime.settle()
    #expect(view.heard == ["Following false, Followers 42", "Following true, Followers 42"])
  }

  @Test func `a tap while a follow is out does nothing`() {
    let stage = Stage(), view = HeardView(stage)
    let presenter = stage.header(view)
    stage.act { presenter.follow() }
    stage.settle { presenter.follow() }
    #expect(stage.service.requestCount("POST /follows/7") == 1)
    #expect(view.heard.count == 2)
  }

  @Test func `an answer that arrives while the view is away is replayed when it is back`() {
    let stage = Stage(), view = HeardView(stage)
    let presenter = stage.header(view)
    stage.act { presenter.follow() }
    stage.settle { presenter.detachView() }
    #expect(view.heard == ["Following false, Followers 42"])
    stage.act { presenter.attachView(view) }
    #expect(view.heard.dropFirst() == ["finishLoading", "Ada, Notes, Followers 42, Following"])
    #expect(stage.service.requestCount == 2)
  }

  @Test func `a write outlives its presenter, is said where it failed, and keeps no presenter`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("POST /follows/*"), failure: .timeout)])
    let other = HeardView(stage), remaining = stage.header(other)
    stage.act { stage.context.alerts.attachView(stage.person) }
    weak var gone: HeaderPresenter?
    do {
      let presenter = stage.header(HeardView(stage))
      gone = presenter
      other.heard = []
      stage.act { presenter.follow() }
      stage.act { presenter.close() }
    }
    #expect(gone == nil)
    stage.runtime.settle()
    withExtendedLifetime(remaining) {}
    #expect(other.heard == ["Following false, Followers 42", "Follow true, Followers 41"])
    #expect(stage.person.heard == ["Could not follow [OK]"])
  }

  @Test func `a read of a presenter that is gone is dropped`() {
    let stage = Stage()
    stage.act {
      let presenter = HeaderPresenter(stage.context, user: 7)
      presenter.load()
      presenter.close()
    }
    stage.runtime.settle()
    #expect(stage.context.store.user(7) == nil)
    #expect(stage.trace.events.contains { $0.kind == .response && $0.value?["stale"] == true.logged })
  }

  @Test func `what others change is told as far as it differs, and the same again is not`() {
    let stage = Stage(), view = HeardView(stage)
    let presenter = stage.header(view)
    for change in [UserChange(followers: 9), .init(name: "Ada L."), .init(name: "Ada L.")] {
      stage.act { stage.context.store.receive(push: .user(id: 7, change)) }
    }
    withExtendedLifetime(presenter) {}
    #expect(view.heard == ["Follow true, Followers 9", "Ada L., Notes, Followers 9, Follow"])
  }

  @Test func `a name in other code points is another name`() {
    let stage = Stage(), view = HeardView(stage)
    let presenter = stage.header(view)
    for name in ["\u{E9}", "e\u{301}"] {
      stage.act { stage.context.store.receive(push: .user(id: 7, .init(name: name))) }
    }
    withExtendedLifetime(presenter) {}
    #expect(view.heard.count == 2)
  }
}
