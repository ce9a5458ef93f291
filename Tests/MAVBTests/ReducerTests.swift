import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MAVB

/// The reducers as pure functions.
struct ReducerTests {
  /// Reduces messages one after the other.
  private func reduce<State: AdapterState>(
    _ state: inout State, _ messages: State.Message...
  ) -> [Effect<State>] {
    messages.flatMap { message in
      let (next, effects) = state.reduce(message)
      state = next
      return effects
    }
  }

  private func calls<State: AdapterState>(_ effects: [Effect<State>]) -> [State.Call] {
    effects.compactMap { if case .request(let call) = $0 { call } else { nil } }
  }

  private let following = ListID(screen: 1, resource: .following)

  // MARK: Any message in any state

  @Test(arguments: 1...200)
  func `a reducer takes any message in any state, and all is in the bytes`(_ seed: Int) throws {
    var messages = RandomMessages(seed: seed)
    var state = AppState(user: 1, gallery: seed.isMultiple(of: 2) ? .chained : .parallel)
    var (documentCalls, windowCalls): ([DocumentCall], [WindowCall]) = ([], [])
    for _ in 0..<80 {
      if messages.flag {
        let message = messages.document(state, documentCalls)
        let (next, effects) = state.document.reduce(message)
        let again = state.document.reduce(message)
        #expect(again.0 == next && again.1 == effects)
        documentCalls += calls(effects)
        state.document = next
        #expect(!message.name.isEmpty && message.content?.json != "")
      } else {
        let message = messages.window(state, windowCalls)
        let (next, effects) = state.window.reduce(message)
        let again = state.window.reduce(message)
        #expect(again.0 == next && again.1 == effects)
        windowCalls += calls(effects)
        state.window = next
        #expect(!message.name.isEmpty && message.content?.json != "")
      }
      let window = state.window
      #expect(window.alert != nil || window.waiting.isEmpty || window.screens.last?.isAttached != true)
      // What is to be resumed was asked.
      #expect(
        calls(state.document.resume()).allSatisfy { call in
          if case .write = call { true } else { documentCalls.contains(call) }
        })
      #expect(calls(window.resume()).allSatisfy(windowCalls.contains))
    }
    let saved = try Snapshot(of: state)
    let read = try saved.value(AppState.self)
    #expect(read == state)
    #expect(try Snapshot(of: read) == saved)
  }

  // MARK: The window

  @Test func `opening a screen opens its lists, going back closes them`() {
    var window = WindowState(user: 7, gallery: .chained)
    #expect(reduce(&window, .open("following")) == [.output(.opened([following]))])
    #expect(reduce(&window, .back, .showBlog(3), .open("nowhere")) == [])
    #expect(reduce(&window, .open("gallery")) == [.output(.openedGallery(3, .chained))])
    #expect(reduce(&window, .back) == [.output(.closedGallery(3))])
    #expect(window.screens.map(\.scene) == [.following, .blog(3)])
    let further = ListID(screen: 4, resource: .voices)
    #expect(
      reduce(&window, .open("voices"), .back) == [.output(.opened([further])), .output(.closed([further]))])
  }

  @Test func `a scroll position is kept for its list, and clamped when the list gets shorter`() {
    var window = WindowState(user: 7, gallery: .parallel)
    _ = reduce(&window, .open("profile"))
    let lists = window.screens[0].lists
    _ = reduce(&window, .scrolled(lists[1], 30), .shortened(lists[1], rows: 35))
    #expect(lists.map(window.first) == [0, 25, 0])
    _ = reduce(&window, .shortened(lists[1], rows: .min), .scrolled(following, 4))
    #expect(lists.map(window.first) == [0, 0, 0])
  }

  @Test func `alerts wait for each other; only the button that means it unfollows`() {
    var window = WindowState(user: 7, gallery: .parallel)
    _ = reduce(&window, .open("following"), .asked(7, name: "Eve"), .failed("No"))
    #expect(window.alert?.content == .unfollow(7, name: "Eve"))
    #expect(window.waiting.map(\.content) == [.failure("No")])
    let (first, second) = (window.alert?.number ?? 0, window.waiting[0].number)
    #expect(reduce(&window, .alertClosed(second), .unfollowConfirmed(second)) == [])
    #expect(window.alert?.number == first)
    var other = window
    #expect(reduce(&window, .unfollowConfirmed(first)) == [.output(.unfollow(7))])
    #expect(reduce(&other, .alertClosed(first)) == [])
    #expect(window.alert?.number == second && other.alert?.number == second)
    #expect(reduce(&window, .unfollowConfirmed(second)) == [])
  }

  @Test func `an alert waits for a screen that can show it`() {
    var window = WindowState(user: 7, gallery: .parallel)
    _ = reduce(&window, .failed("Early"))
    #expect(window.alert == nil && window.waiting.count == 1)
    _ = reduce(&window, .open("following"))
    #expect(window.alert?.content == .failure("Early"))
    _ = reduce(&window, .attached(false, screen: 2), .alertClosed(window.alert?.number ?? 0), .failed("Late"))
    #expect(window.alert == nil && window.waiting.count == 1)
    _ = reduce(&window, .attached(true, screen: 2))
    #expect(window.alert?.content == .failure("Late") && window.waiting.isEmpty)
  }

  @Test func `an old toast's time does not end a newer one`() throws {
    var window = WindowState(user: 7, gallery: .parallel)
    let first = reduce(&window, .shared(at: 100))
    #expect(first == [.after(2000, since: 100, "toast", .toastExpired(1))])
    #expect(window.resume() == first)
    _ = reduce(&window, .shared(at: 200), .toastExpired(1))
    #expect(window.toast?.since == 200)
    _ = reduce(&window, .toastExpired(2))
    #expect(window.toast == nil && window.resume() == [])
  }

  @Test func `each text asks, and only the answer to the last counts`() {
    var window = WindowState(user: 7, gallery: .parallel)
    let effects = reduce(&window, .open("categories"), .typed("1", screen: 1), .typed("12", screen: 1))
    let asked = calls(effects)
    #expect(asked.map(\.request.route) == ["GET /categories/1", "GET /categories/12"])
    #expect(window.resume() == [.resume(asked[1])])
    let before = window
    _ = reduce(&window, .answered(asked[0], Response(.offline)))
    #expect(window == before)
    _ = reduce(&window, .answered(asked[1], Response(.offline)))
    #expect(window.alert?.content == .failure("Could not search"))
    #expect(reduce(&window, .typed("1", screen: 9)) == [])
  }

  // MARK: The document

  @Test func `an answer that was superseded, or whose screen is gone, changes nothing`() {
    var state = DocumentState()
    let asked = calls(reduce(&state, .opened([following]), .refresh(following)))
    #expect(asked.map(\.request.route) == ["GET /following", "GET /following"])
    #expect(state.resume() == [.resume(asked[1])])
    let people = Response(.status(200), body: .fields(["users": [eve]]))
    let before = state
    #expect(reduce(&state, .answered(asked[0], people)) == [] && state == before)
    _ = reduce(&state, .closed([following]))
    let closed = state
    #expect(reduce(&state, .answered(asked[1], people)) == [] && state == closed)
  }

  @Test func `a write asks once, and a failure is told`() {
    var state = loaded()
    let effects = reduce(&state, .toggleFollow(101))
    #expect(effects == [.request(.write(.unfollow(101)))])
    #expect(state.resume() == [.resume(.write(.unfollow(101)))])
    #expect(reduce(&state, .toggleFollow(101)) == [])
    #expect(state.document.users[101]?.isFollowed == false)
    let failed = reduce(&state, .answered(.write(.unfollow(101)), Response(.offline)))
    #expect(failed == [.output(.failed("Could not unfollow"))] && state.resume() == [])
    #expect(state.document.users[101]?.isFollowed == true)
  }

  @Test func `unfollowing asks first where the scene wants it`() {
    var state = loaded()
    #expect(reduce(&state, .askToggleFollow(101)) == [.output(.asked(101, name: "Eve"))])
    #expect(state.document.users[101]?.pending == nil)
    #expect(reduce(&state, .unfollow(101)) == [.request(.write(.unfollow(101)))])
  }

  @Test func `a list says when it got shorter`() {
    var state = loaded()
    let asked = calls(reduce(&state, .refresh(following)))
    let none = Response(.status(200), body: .fields(["users": [Logged]()]))
    #expect(reduce(&state, .answered(asked[0], none)) == [.output(.shortened(following, rows: 0))])
  }

  @Test func `a screen of voices that goes stops the player`() {
    var state = DocumentState()
    let voices = ListID(screen: 2, resource: .voices)
    _ = reduce(&state, .opened([following, voices]))
    #expect(reduce(&state, .closed([following])) == [])
    #expect(reduce(&state, .closed([voices])) == [.play(.stop)])
  }

  @Test func `a gallery that is gone takes no answer and no wish`() {
    var state = DocumentState()
    let asked = calls(reduce(&state, .openedGallery(screen: 3, .parallel)))
    #expect(asked.map(\.request.route) == ["GET /images?page=0", "GET /articles"])
    #expect(state.resume() == asked.map { .resume($0) })
    _ = reduce(&state, .closedGallery(screen: 3))
    let gone = state
    let images = Response(.status(200), body: .fields(["images": [1, 2], "pages": 2]))
    #expect(reduce(&state, .answered(asked[0], images), .asked(.next, screen: 3)) == [] && state == gone)
  }

  private let eve = Logged.fields(["id": 101, "name": "Eve", "following": true, "followers": 4])

  /// A document with one person, who is followed.
  private func loaded() -> DocumentState {
    var state = DocumentState()
    for call in calls(reduce(&state, .opened([following]))) {
      _ = reduce(&state, .answered(call, Response(.status(200), body: .fields(["users": [eve]]))))
    }
    return state
  }
}
