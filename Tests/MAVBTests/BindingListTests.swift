import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MAVB

/// The app's binders, each by its list of bindings, without a view.
struct BindingListTests {
  let run = TestRun()

  /// Adapters that know a person, two blogs and nobody else.
  private func loadedAdapters() -> Adapters {
    var state = AppState(user: 7)
    let feeds = state.stack.push(.profile(user: 7)).feeds
    let bodies: [Logged] = [
      .fields(["id": 7, "name": "Ada", "bio": "Notes", "followers": 41, "following": false]),
      .fields([
        "blogs": [1, 2].map { Logged.fields(["id": $0, "title": "Blog \($0)", "likes": $0]) }, "more": true,
      ]),
      .fields(["drafts": [Logged.fields(["id": 1, "title": "Draft"])]]),
    ]
    let effects = DocumentReducer.reduce(&state.document, .opened(feeds))
    for (effect, body) in zip(effects, bodies) {
      guard case .request(_, _, let then) = effect else { continue }
      _ = DocumentReducer.reduce(&state.document, then(Response(.status(200), body: body)))
    }
    return Adapters(state, service: run.service)
  }

  private func lines(_ list: [BindingSummary], event: Any = ()) -> [String] {
    list.map { binding in
      if let value = binding.value { return "\(binding.name) <-- \(value.text)" }
      let message = binding.message() ?? binding.message(event)
      return "\(binding.name) --> \(message?.name ?? "?") \(message?.content?.text ?? "")"
    }
  }

  @Test func `header`() {
    let adapters = loadedAdapters()
    let feed = FeedID(screen: 1, resource: .header(user: 7))
    let binder = HeaderBinder(adapters, user: 7, feed: feed)
    #expect(
      lines(binder.bindings) == [
        "name <-- Ada", "bio <-- Notes", "followers <-- Followers 41", "follow.title <-- Follow",
        "follow.enabled <-- true", "follow.tap --> toggleFollow 7", "state <-- loaded",
        "refreshing <-- false", "pull --> refresh header", "retry --> refresh header",
      ])
  }

  @Test func `blogs and a row`() {
    let adapters = loadedAdapters()
    let binder = BlogsBinder(adapters, feed: FeedID(screen: 1, resource: .blogs(user: 7)))
    #expect(
      lines(binder.bindings, event: 2) == [
        "rows <-- [1, 2]", "first <-- 0", "scroll --> scrolled {feed:blogs, first:2}", "state <-- loaded",
        "refreshing <-- false", "pull --> refresh blogs", "retry --> refresh blogs", "more.enabled <-- true",
        "more <-- true", "loadingMore <-- false", "more.tap --> more blogs", "select --> showBlog 2",
      ])
    let row = BlogRowBinder(Row(2), adapters.document)
    #expect(
      lines(row.bindings) == [
        "title <-- Blog 2", "author <-- Author name: Ada", "likes <-- Like 2", "like.title <-- Like",
        "like.enabled <-- true", "like.tap --> like 2", "share.title <-- Share", "share.tap --> share 2",
      ])
  }

  @Test func `a row follows what it is about`() {
    let adapters = loadedAdapters()
    let row = Row(2)
    let list = BlogRowBinder(row, adapters.document).bindings
    run.step { adapters.document.send(.like(2)) }
    #expect(list[4].value == false.logged)
    row.id = 1
    #expect(list[0].value == "Blog 1".logged && list[4].value == true.logged)
    #expect(list[5].message()?.content == 1.logged)
  }

  @Test func `profile, drafts, one blog`() {
    let adapters = loadedAdapters()
    #expect(lines(ProfileBinder(adapters, user: 7, screen: 1).bindings) == ["hud <-- false"])
    #expect(lines(DraftRowBinder(Row(1), adapters.document).bindings) == ["title <-- Draft"])
    #expect(
      lines(BlogBinder(adapters, blog: 1).bindings) == [
        "title <-- Blog 1", "author <-- Author name: Ada", "body <-- ", "likes <-- Like 1",
        "like.title <-- Like", "like.enabled <-- true", "like.tap --> like 1",
      ])
  }

  @Test func `people, who are asked about in one scene only`() {
    let adapters = loadedAdapters()
    let asking = UserRowBinder(Row(7), adapters.document, .star) { .askToggleFollow($0) }
    #expect(
      lines(asking.bindings) == [
        "name <-- ★ Ada", "follow.title <-- Follow", "follow.enabled <-- true",
        "follow.tap --> askToggleFollow 7",
      ])
    let other = UserRowBinder(Row(7), adapters.document, .at) { .toggleFollow($0) }
    #expect(lines(other.bindings)[0] == "name <-- @Ada")
    #expect(lines(other.bindings)[3] == "follow.tap --> toggleFollow 7")
  }

  @Test func `voices and a row`() {
    var state = AppState(user: 7)
    let feed = state.stack.push(.voices).feeds[0]
    let body = Logged.fields(["voices": [Logged.fields(["id": 1, "title": "One", "duration": 100])]])
    for case .request(_, _, let then) in DocumentReducer.reduce(&state.document, .opened([feed])) {
      _ = DocumentReducer.reduce(&state.document, then(Response(.status(200), body: body)))
    }
    let adapters = Adapters(state, service: run.service)
    let table = VoicesBinder(adapters, screen: 1)
    #expect(lines(table.bindings, event: 1).first == "rows <-- [1]")
    #expect(lines(table.bindings, event: 1).last == "select --> voiceTapped 1")
    let row = VoiceRowBinder(Row(1), adapters.document)
    #expect(lines(row.bindings) == ["title <-- One", "state <-- idle"])
    run.step { adapters.document.send(.tapped(voice: 1, feed)) }
    #expect(lines(row.bindings) == ["title <-- One", "state <-- buffering"])
  }

  @Test func `a gallery, also before the adapter knows of it`() {
    let adapters = Adapters(AppState(user: 7, gallery: .chained), service: run.service)
    let binder = GalleryBinder(adapters.document, .chained, screen: 1)
    #expect(
      lines(binder.bindings) == [
        "gallery.prev.title <-- Prev", "gallery.prev.enabled <-- false", "gallery.prev.tap --> previous ",
        "gallery.page <-- 0", "gallery.next.title <-- Next", "gallery.next.enabled <-- false",
        "gallery.next.tap --> next ",
      ])
    let gallery = adapters.document.map { $0.gallery(1) ?? GalleryState(.chained) }
    #expect(
      lines(ImagesBinder(adapters.document, gallery, screen: 1).bindings) == [
        "rows <-- []", "state <-- loading", "refreshing <-- false", "retry --> retryImages ",
      ])
    #expect(
      lines(ArticlesBinder(adapters.document, gallery, screen: 1).bindings) == [
        "rows <-- []", "state <-- loading", "refreshing <-- false", "retry --> retryArticles ",
      ])
    #expect(lines(ImageRowBinder(Row(4), adapters.document).bindings) == ["title <-- Image 4"])
  }

  @Test func `what is typed goes out as a message and comes back by a binding`() {
    let adapters = Adapters(AppState(user: 7), service: run.service)
    run.step { adapters.stack.send(.open("categories")) }
    let list = CategoriesBinder(adapters.stack, screen: 1).bindings
    #expect(
      lines(list, event: "3") == [
        "categories.query <-- ", "categories.query.change --> typed 3", "categories.result <-- ",
      ])
    run.step { adapters.stack.send(.typed("3", screen: 1)) }
    #expect(list[0].value == "3".logged)
  }

  @Test func `the window`() {
    let adapters = loadedAdapters()
    run.step {
      adapters.alerts.send(.asked("Really?", unfollow: 7))
      adapters.toast.send(.told("Shared"))
    }
    #expect(
      lines(RootBinder.bindings(adapters).map(\.summary), event: "following") == [
        "open --> open following", "back --> back ", "stack <-- [profile]", "alerts <-- [Really?]",
        "toast <-- Shared",
      ])
  }
}

extension Logged {
  fileprivate var text: String {
    switch self {
    case .string(let value): value
    case .int(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .double(let value): "\(value)"
    case .null: "null"
    case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\($0.key):\($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}
