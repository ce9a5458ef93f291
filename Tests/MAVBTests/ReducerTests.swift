import BlogDomain
import Runtime
import Testing

@testable import MAVB

/// The reducers as pure functions.
struct ReducerTests {
  @Test func `opening a screen opens its lists, going back closes them`() {
    var stack = StackState(user: 7)
    let feeds = [FeedID(screen: 1, resource: .following)]
    #expect(outputs(StackReducer.reduce(&stack, .open("following"))) == [.opened(feeds)])
    #expect(outputs(StackReducer.reduce(&stack, .back)) == [])
    #expect(outputs(StackReducer.reduce(&stack, .showBlog(3))) == [])
    let further = [FeedID(screen: 3, resource: .following)]
    #expect(outputs(StackReducer.reduce(&stack, .open("following"))) == [.opened(further)])
    #expect(outputs(StackReducer.reduce(&stack, .back)) == [.closed(further)])
    #expect(stack.screens.map(\.scene) == [.following, .blog(3)])
    #expect(outputs(StackReducer.reduce(&stack, .open("nowhere"))) == [])
  }

  @Test func `a scroll position is kept for its list, and clamped when the list gets shorter`() {
    var stack = StackState(user: 7)
    let feeds = stack.push(.profile(user: 7)).feeds
    _ = StackReducer.reduce(&stack, .scrolled(feeds[1], 30))
    _ = StackReducer.reduce(&stack, .shortened(feeds[1], 35))
    #expect(feeds.map(stack.first) == [0, 25, 0])
    _ = StackReducer.reduce(&stack, .shortened(feeds[1], 3))
    #expect(feeds.map(stack.first) == [0, 0, 0])
    _ = StackReducer.reduce(&stack, .scrolled(FeedID(screen: 9, resource: .drafts(user: 7)), 4))
    #expect(feeds.map(stack.first) == [0, 0, 0])
  }

  @Test func `a list that is closed accepts no answer`() throws {
    var state = DocumentState()
    let feed = FeedID(screen: 1, resource: .following)
    let effects = DocumentReducer.reduce(&state, .opened([feed]))
    guard case .request(let request, let accepts?, _) = try #require(effects.first) else {
      Issue.record("no request")
      return
    }
    #expect(request.route == "GET /following")
    #expect(accepts(state))
    _ = DocumentReducer.reduce(&state, .closed([feed]))
    #expect(!accepts(state))
  }

  @Test func `a write asks once, and a failure is told`() throws {
    var state = loaded()
    let effects = DocumentReducer.reduce(&state, .toggleFollow(101))
    guard case .request(let request, nil, let then) = try #require(effects.first) else {
      Issue.record("no request")
      return
    }
    #expect(request.route == "DELETE /follows/101")
    #expect(DocumentReducer.reduce(&state, .toggleFollow(101)).isEmpty)
    #expect(state.document.users[101]?.isFollowed == false)
    let failed = DocumentReducer.reduce(&state, then(Response(.offline)))
    #expect(outputs(failed) == [.tell(.alert("Could not unfollow"))])
    #expect(state.document.users[101]?.isFollowed == true)
  }

  @Test func `unfollowing asks first where the scene wants it`() {
    var state = loaded()
    let asked = DocumentReducer.reduce(&state, .askToggleFollow(101))
    #expect(outputs(asked) == [.ask("Stop following Eve?", unfollow: 101)])
    #expect(state.document.users[101]?.pending == nil)
  }

  @Test func `a list says when it got shorter`() throws {
    var state = loaded()
    let feed = FeedID(screen: 1, resource: .following)
    guard case .request(_, _, let then) = try #require(DocumentReducer.reduce(&state, .refresh(feed)).first)
    else {
      return
    }
    let answer = Response(.status(200), body: .fields(["users": [Logged]()]))
    #expect(outputs(DocumentReducer.reduce(&state, then(answer))) == [.shortened(feed, rows: 0)])
  }

  @Test func `alerts wait for each other; only the button that means it unfollows`() {
    var alerts = AlertsState()
    _ = AlertsReducer.reduce(&alerts, .asked("Stop?", unfollow: 7))
    _ = AlertsReducer.reduce(&alerts, .told("No"))
    #expect(outputs(AlertsReducer.reduce(&alerts, .answered(2, button: "OK"))) == [])
    #expect(alerts.dialogs.map(\.title) == ["Stop?", "No"])
    var other = alerts
    #expect(outputs(AlertsReducer.reduce(&alerts, .answered(1, button: "Unfollow"))) == [.unfollow(7)])
    #expect(outputs(AlertsReducer.reduce(&other, .answered(1, button: "Cancel"))) == [])
    #expect(alerts.dialogs.map(\.title) == ["No"] && other.dialogs.map(\.title) == ["No"])
  }

  @Test func `a screen of voices that goes stops the player`() {
    var state = DocumentState()
    let feed = FeedID(screen: 1, resource: .voices)
    _ = DocumentReducer.reduce(&state, .opened([feed]))
    guard case .play(.stop) = DocumentReducer.reduce(&state, .closed([feed])).first else {
      Issue.record("no order to stop")
      return
    }
    #expect(DocumentReducer.reduce(&state, .closed([FeedID(screen: 2, resource: .following)])).isEmpty)
  }

  @Test func `a gallery that is gone accepts no answer`() throws {
    var state = DocumentState()
    let effects = DocumentReducer.reduce(&state, .openedGallery(screen: 3, .parallel))
    #expect(routes(effects) == ["GET /images?page=0", "GET /articles"])
    guard case .request(_, let accepts?, _) = try #require(effects.last) else {
      Issue.record("no request that may be out of date")
      return
    }
    #expect(accepts(state))
    _ = DocumentReducer.reduce(&state, .closedGallery(screen: 3))
    #expect(!accepts(state))
    #expect(DocumentReducer.reduce(&state, .asked(.next, screen: 3)).isEmpty)
  }

  @Test func `each text asks, and only the answer to the last counts`() throws {
    var stack = StackState(user: 7)
    #expect(outputs(StackReducer.reduce(&stack, .open("categories"))) == [])
    let first = StackReducer.reduce(&stack, .typed("1", screen: 1))
    let second = StackReducer.reduce(&stack, .typed("12", screen: 1))
    #expect(routes(first + second) == ["GET /categories/1", "GET /categories/12"])
    guard case .request(_, let old?, _) = try #require(first.first),
      case .request(_, let new?, let then) = try #require(second.first)
    else {
      Issue.record("no request that may be out of date")
      return
    }
    #expect(!old(stack) && new(stack))
    let failed = StackReducer.reduce(&stack, then(Response(.offline)))
    #expect(outputs(failed) == [.tell(.alert("Could not search"))])
    #expect(StackReducer.reduce(&stack, .typed("1", screen: 9)).isEmpty)
  }

  @Test func `an old toast's time does not end a newer one`() {
    var toast = ToastState()
    _ = ToastReducer.reduce(&toast, .told("One"))
    _ = ToastReducer.reduce(&toast, .told("Two"))
    _ = ToastReducer.reduce(&toast, .expired(1))
    #expect(toast.text == "Two")
    _ = ToastReducer.reduce(&toast, .expired(2))
    #expect(toast.text == nil)
  }

  private func routes<R: Reducer>(_ effects: [Effect<R>]) -> [String] {
    effects.compactMap { effect -> String? in
      guard case .request(let request, _, _) = effect else { return nil }
      return request.route
    }
  }

  private func outputs<R: Reducer>(_ effects: [Effect<R>]) -> [R.Output] {
    effects.compactMap { effect -> R.Output? in
      guard case .output(let output) = effect else { return nil }
      return output
    }
  }

  /// A document with one person, who is followed.
  private func loaded() -> DocumentState {
    var state = DocumentState()
    let effects = DocumentReducer.reduce(&state, .opened([FeedID(screen: 1, resource: .following)]))
    let eve = Logged.fields(["id": 101, "name": "Eve", "following": true, "followers": 4])
    for case .request(_, _, let then) in effects {
      _ = DocumentReducer.reduce(&state, then(Response(.status(200), body: .fields(["users": [eve]]))))
    }
    return state
  }
}
