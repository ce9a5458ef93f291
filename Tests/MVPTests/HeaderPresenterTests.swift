import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MVP

/// What can be held of the head without a view: its presenter with a view that only remembers, on a server.
struct HeaderPresenterTests {
  @Test func `a first load is told in strings`() {
    let stage = Stage(), view = FakeHeader(stage)
    let presenter = HeaderPresenter(stage.store, stage.service, user: 7)
    stage.settle {
      presenter.attachView(view)
      presenter.load()
    }
    #expect(view.heard == ["startLoading", "finishLoading", "Ada, Notes, Followers 41, Follow"])
  }

  @Test func `a first load that fails is told, and may be retried`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("GET /users/7"), nth: 1, failure: .offline)])
    let view = FakeHeader(stage)
    let presenter = stage.header(view)
    stage.settle { presenter.load() }
    #expect(view.heard == ["startLoading", "finishLoading", "Ada, Notes, Followers 41, Follow"])
  }

  @Test func `a follow shows at once and is confirmed by the answer`() {
    let stage = Stage(), view = FakeHeader(stage)
    let presenter = stage.header(view)
    stage.act { presenter.follow() }
    #expect(view.heard == ["Following false, Followers 42"])
    stage.runtime.settle()
    #expect(view.heard == ["Following false, Followers 42", "Following true, Followers 42"])
  }

  @Test func `a tap while a follow is out does nothing`() {
    let stage = Stage(), view = FakeHeader(stage)
    let presenter = stage.header(view)
    stage.act { presenter.follow() }
    stage.settle { presenter.follow() }
    #expect(stage.service.requestCount("POST /follows/7") == 1)
    #expect(view.heard.count == 2)
  }

  @Test func `a follow that fails is taken back, and said`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("POST /follows/*"), failure: .status(500))])
    let view = FakeHeader(stage), presenter = stage.header(view), person = Person(stage)
    presenter.onNotice = Action("notice", .delegate, from: presenter, to: person) { $0.told.append($1) }
    stage.settle { presenter.follow() }
    #expect(view.heard == ["Following false, Followers 42", "Follow true, Followers 41"])
    #expect(person.told == [.alert("Could not follow")])
  }

  @Test func `an answer that arrives while the view is away is replayed when it is back`() {
    let stage = Stage(), view = FakeHeader(stage)
    let presenter = stage.header(view)
    stage.act { presenter.follow() }
    stage.settle { presenter.detachView() }
    #expect(view.heard == ["Following false, Followers 42"])
    stage.act { presenter.attachView(view) }
    #expect(view.heard.dropFirst() == ["finishLoading", "Ada, Notes, Followers 42, Following"])
    #expect(stage.service.requestCount == 2)
  }

  @Test func `a write outlives its presenter and holds on to no presenter`() {
    let stage = Stage(rules: [NetworkRule(match: RoutePattern("POST /follows/*"), failure: .timeout)])
    let other = FakeHeader(stage), remaining = stage.header(other), person = Person(stage)
    weak var gone: HeaderPresenter?
    do {
      let presenter = stage.header(FakeHeader(stage))
      presenter.onNotice = Action("notice", .delegate, from: presenter, to: person) { $0.told.append($1) }
      gone = presenter
      other.heard = []
      stage.act { presenter.follow() }
      stage.act { presenter.close() }
    }
    #expect(gone == nil)
    stage.runtime.settle()
    #expect(other.heard == ["Following false, Followers 42", "Follow true, Followers 41"])
    #expect(person.told == [.alert("Could not follow")])
    #expect(remaining.view != nil)
  }

  @Test func `a read of a presenter that is gone is dropped`() {
    let stage = Stage()
    stage.act {
      let presenter = HeaderPresenter(stage.store, stage.service, user: 7)
      presenter.load()
      presenter.close()
    }
    stage.runtime.settle()
    #expect(stage.store.user(7) == nil)
    #expect(stage.trace.events.contains { $0.kind == .response && $0.value?["stale"] == true.logged })
  }

  @Test func `what others change is told, and equal texts are not told again`() {
    let stage = Stage(), view = FakeHeader(stage)
    let presenter = stage.header(view)
    stage.act { stage.store.receive(push: .user(id: 7, .init(followers: 9))) }
    stage.act { stage.store.receive(push: .user(id: 7, .init(name: "Ada L."))) }
    stage.act { stage.store.receive(push: .user(id: 7, .init(name: "Ada L."))) }
    #expect(view.heard == ["Follow true, Followers 9", "Ada L., Notes, Followers 9, Follow"])
    #expect(presenter.view != nil)
  }

  /// Whoever the person is told by.
  private final class Person: Participant {
    var told: [Notice] = []
    init(_ stage: Stage) { super.init(stage.runtime, .scene) }
  }
}
