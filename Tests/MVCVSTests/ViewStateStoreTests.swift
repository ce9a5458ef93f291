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
    store.open(.profile(user: 7, feeds: 1))
    store.open(.blog(3))
    #expect(state.screens.map(\.content) == [.profile(user: 7, feeds: 1), .blog(3)])
    #expect(store.back() == .blog(3))
    #expect(store.back() == nil)
    #expect(state.screens.map(\.content) == [.profile(user: 7, feeds: 1)])
  }

  @Test func `alerts wait for their turn`() {
    store.askUnfollow(user: 7, question: "Stop following Ada?")
    store.tell(.alert("Could not like"))
    #expect(state.alerts.map(\.title) == ["Stop following Ada?", "Could not like"])
    #expect(state.alerts.map(\.unfollows) == [7, nil])
    store.closeAlert()
    #expect(state.alerts.map(\.title) == ["Could not like"])
    store.closeAlert()
    store.closeAlert()
    #expect(state.alerts == [])
  }

  @Test func `the same text told twice is two toasts`() {
    store.tell(.toast("Shared"))
    let first = state.toast
    store.tell(.toast("Shared"))
    #expect(state.toast != first)
    store.closeToast()
    #expect(state.toast == nil)
  }

  @Test func `each screen has its own scroll positions, which go with it`() {
    store.open(.profile(user: 7, feeds: 1))
    store.open(.following(feeds: 2))
    store.alreadyScrolled(screen: 0, table: "blogs", to: 5)
    store.alreadyScrolled(screen: 1, table: "following", to: 2)
    store.alreadyScrolled(screen: 9, table: "blogs", to: 1)
    #expect(state.screens.map(\.firstRows) == [["blogs": 5], ["following": 2]])
    _ = store.back()
    store.open(.following(feeds: 3))
    #expect(state.screens.map(\.firstRows) == [["blogs": 5], [:]])
  }

  @Test func `each screen has the texts typed on it, which go with it`() {
    store.open(.categories(search: 1))
    store.open(.categories(search: 2))
    store.alreadyTyped(screen: 0, field: "categories.query", "1")
    store.alreadyTyped(screen: 1, field: "categories.query", "12")
    store.alreadyTyped(screen: 9, field: "categories.query", "?")
    #expect(state.text(in: "categories.query", at: 0) == "1")
    #expect(state.text(in: "categories.query", at: 1) == "12")
    _ = store.back()
    store.open(.categories(search: 3))
    #expect(state.screens.map(\.texts) == [["categories.query": "1"], [:]])
  }
}
