import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MVCVS

/// Actions lead to a view state: held without a view, a controller or a document.
struct ViewStateStoreTests {
  private let store = ViewStateStore(
    Runtime(Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: nil)))
  private var state: ViewState { store.value }

  @Test func `screens are pushed and popped, and the last one stays`() {
    store.open(.profile(user: 7))
    store.open(.blog(3))
    #expect(state.stack.map(\.content) == [.profile(user: 7), .blog(3)])
    #expect(store.back()?.content == .blog(3))
    #expect(store.back() == nil)
    #expect(state.stack.map(\.content) == [.profile(user: 7)])
  }

  @Test func `a screen opened again is another one`() {
    store.open(.profile(user: 7))
    store.open(.following)
    let first = state.stack[1].identity
    _ = store.back()
    store.open(.following)
    #expect(state.stack[1].identity != first)
  }

  @Test func `alerts wait for their turn`() {
    store.open(.profile(user: 7))
    store.askUnfollow(user: 7, name: "Ada")
    store.tell(failure: "Could not like")
    #expect(state.alert?.content == .unfollow(7, name: "Ada"))
    #expect(state.waiting.map(\.content) == [.failure("Could not like")])
    store.closeAlert()
    #expect(state.alert?.content == .failure("Could not like") && state.waiting == [])
    store.closeAlert()
    store.closeAlert()
    #expect(state.alert == nil)
  }

  @Test func `an alert waits for a screen to show it, on record`() {
    store.open(.profile(user: 7))
    store.alreadyAttached(false, at: 0)
    store.tell(failure: "Could not like")
    #expect(state.alert == nil && state.waiting.count == 1)
    store.alreadyAttached(true, at: 0)
    #expect(state.alert != nil && state.waiting == [])
    // One that is up stays up when its screen leaves.
    store.alreadyAttached(false, at: 0)
    #expect(state.alert != nil)
  }

  @Test func `the same text told twice is two toasts, and each says when it goes`() {
    store.show(toast: "Shared")
    let first = state.toast
    #expect(first?.end == 2000)
    store.runtime.run(until: 100)
    store.show(toast: "Shared")
    #expect(state.toast != first && state.toast?.end == 2100)
    store.closeToast()
    #expect(state.toast == nil)
  }

  @Test func `what a screen has goes with it`() {
    store.open(.profile(user: 7))
    store.open(.following)
    store.alreadyScrolled("blogs", to: 5, at: 0)
    store.alreadyScrolled("following", to: 2, at: 1)
    store.alreadyScrolled("blogs", to: 1, at: 9)
    store.wish(page: 3, at: 1)
    store.alreadyTyped("12", at: 1)
    #expect(state.stack.map(\.firstRows) == [["blogs": 5], ["following": 2]])
    #expect(state.stack.map(\.wishedPage) == [0, 3] && state.stack.map(\.query) == ["", "12"])
    _ = store.back()
    store.open(.following)
    #expect(state.stack.map(\.firstRows) == [["blogs": 5], [:]])
    #expect(state.stack.map(\.wishedPage) == [0, 0] && state.stack.map(\.query) == ["", ""])
  }

  @Test func `a text in other code points is another one`() {
    store.open(.categories)
    store.alreadyTyped("\u{E9}", at: 0)
    let composed = state
    store.alreadyTyped("e\u{301}", at: 0)
    #expect(state != composed)
  }
}
