import ArchTrace
import BlogDomain
import Runtime
import Testing

@testable import MAVB

/// The app's binders, each by what it says, without a view.
struct BinderTests {
  let run = TestRun()

  /// Adapters that know a person, two blogs, a draft and nobody else.
  private func loadedAdapters() -> Adapters {
    var state = AppState(user: 7, gallery: .parallel)
    let bodies: [Logged] = [
      .fields(["id": 7, "name": "Ada", "bio": "Notes", "followers": 41, "following": false]),
      .fields([
        "blogs": [1, 2].map { Logged.fields(["id": $0, "title": "Blog \($0)", "likes": $0]) }, "more": true,
      ]),
      .fields(["drafts": [Logged.fields(["id": 1, "title": "Draft"])]]),
    ]
    state.window = state.window.reduce(.open("profile")).0
    open(state.window.screens[0].lists, bodies, &state)
    return Adapters(state, service: run.service)
  }

  private func open(_ lists: [ListID], _ bodies: [Logged], _ state: inout AppState) {
    let (opened, effects) = state.document.reduce(.opened(lists))
    state.document = opened
    for (effect, body) in zip(effects, bodies) {
      guard case .request(let call) = effect else { continue }
      state.document = state.document.reduce(.answered(call, Response(.status(200), body: body))).0
    }
  }

  private func lines(_ views: [ViewConstructor], in path: String = "", event: Any = ()) -> [String] {
    lines(views.flatMap { $0.attributes(in: path) }, event: event)
  }

  private func lines(_ all: [AttributeSummary], event: Any = ()) -> [String] {
    all.map { attribute in
      let name = attribute.name.isEmpty ? attribute.path : "\(attribute.path) \(attribute.name)"
      switch attribute.content {
      case .constant(let value): return "\(name) -- \(value.text)"
      case .binding(let value): return "\(name) <-- \(value()?.text ?? "none")"
      case .event(let message):
        let message = message(()) ?? message(event)
        return "\(name) --> \(message?.name ?? "?") \(message?.content?.text ?? "")"
      }
    }
  }

  @Test func `header`() {
    let id = ListID(screen: 1, resource: .header(user: 7))
    #expect(
      lines([headerBinder(loadedAdapters().document, 7, id)]) == [
        "header.name <-- Ada", "header.bio <-- Notes", "header.followers <-- Followers 41",
        "header.follow title <-- Follow", "header.follow enabled <-- true",
        "header.follow tap --> toggleFollow 7", "header state <-- loaded", "header refreshing <-- false",
        "header pull --> refresh header", "header retry --> refresh header",
      ])
  }

  @Test func `blogs and a row`() throws {
    let blogs = blogsBinder(loadedAdapters(), ListID(screen: 1, resource: .blogs(user: 7))).attributes()
    #expect(
      lines(blogs, event: 2) == [
        "blogs rows <-- [1, 2]", "blogs first <-- 0", "blogs scroll --> scrolled {list:blogs, first:2}",
        "blogs state <-- loaded", "blogs refreshing <-- false", "blogs pull --> refresh blogs",
        "blogs retry --> refresh blogs", "blogs more.enabled <-- true", "blogs more <-- true",
        "blogs loadingMore <-- false", "blogs more.tap --> more blogs", "blogs select --> showBlog 2",
      ])
    let row = try #require(blogs[0].row)
    #expect(
      lines(row(2), in: "blogs[1]") == [
        "blogs[1].title <-- Blog 2", "blogs[1].author <-- Author name: Ada", "blogs[1].likes <-- Like 2",
        "blogs[1].like title <-- Like", "blogs[1].like enabled <-- true", "blogs[1].like tap --> like 2",
        "blogs[1].share title -- Share", "blogs[1].share tap --> share 2",
      ])
    #expect(lines(row(9)).first == ".title <-- none")
  }

  @Test func `profile, drafts, one blog`() {
    let adapters = loadedAdapters()
    let profile = lines(profileBinder(adapters, user: 7, screen: 1))
    #expect(profile.first == "hud <-- false")
    let drafts = draftsBinder(adapters, ListID(screen: 1, resource: .drafts(user: 7))).attributes()
    #expect(drafts[0].row.map { lines($0(1)) } == [".title <-- Draft"])
    #expect(
      lines([blogBinder(adapters.document, 1)]) == [
        "blog.title <-- Blog 1", "blog.author <-- Author name: Ada", "blog.body <-- ",
        "blog.likes <-- Like 1", "blog.like title <-- Like", "blog.like enabled <-- true",
        "blog.like tap --> like 1",
      ])
  }

  @Test func `people, who are asked about in one scene only`() throws {
    let adapters = loadedAdapters()
    func row(_ scene: Scene) throws -> [String] {
      let screen = screenBinder(Place(number: 2, scene: scene), adapters)
      let row = try #require(screen.views[0].attributes()[0].row)
      return lines(row(7))
    }
    #expect(
      try row(.following) == [
        ".name <-- ★ Ada", ".follow title <-- Follow", ".follow enabled <-- true",
        ".follow tap --> askToggleFollow 7",
      ])
    #expect(try row(.suggested)[0] == ".name <-- @Ada")
    #expect(try row(.suggested)[3] == ".follow tap --> toggleFollow 7")
  }

  @Test func `voices and a row`() throws {
    var state = AppState(user: 7, gallery: .parallel)
    let list = ListID(screen: 1, resource: .voices)
    open(
      [list], [.fields(["voices": [Logged.fields(["id": 1, "title": "One", "duration": 100])]])], &state)
    let adapters = Adapters(state, service: run.service)
    let voices = voicesBinder(adapters, list).attributes()
    #expect(lines(voices, event: 1).first == "voices rows <-- [1]")
    #expect(lines(voices, event: 1).last == "voices select --> voiceTapped 1")
    let rows = try #require(voices[0].row)
    let row = rows(1)
    #expect(lines(row) == [".title <-- One", ".state <-- idle"])
    run.step { adapters.document.send(.tapped(voice: 1, list)) }
    #expect(lines(row) == [".title <-- One", ".state <-- buffering"])
  }

  @Test func `a gallery, before the adapter knows of it and then`() throws {
    let adapters = Adapters(AppState(user: 7, gallery: .chained), service: run.service)
    let gallery = galleryBinder(adapters.document, screen: 1)
    #expect(lines(gallery)[1] == "gallery.prev enabled <-- none")
    run.step { adapters.document.send(.openedGallery(screen: 1, .chained)) }
    #expect(
      lines(gallery) == [
        "gallery.prev title -- Prev", "gallery.prev enabled <-- false", "gallery.prev tap --> previous ",
        "gallery.page <-- 0", "gallery.next title -- Next", "gallery.next enabled <-- false",
        "gallery.next tap --> next ", "gallery.images rows <-- []", "gallery.images state <-- loading",
        "gallery.images refreshing <-- false", "gallery.images retry --> retryImages ",
        "gallery.articles rows <-- []", "gallery.articles state <-- loading",
        "gallery.articles refreshing <-- false", "gallery.articles retry --> retryArticles ",
      ])
    let row = try #require(gallery[1].attributes()[0].row)
    #expect(lines(row(4)) == [".title <-- Image 4"])
  }

  @Test func `what is typed goes out as a message and comes back by a binding`() {
    let adapters = Adapters(AppState(user: 7, gallery: .parallel), service: run.service)
    run.step { adapters.window.send(.open("categories")) }
    let search = categoriesBinder(adapters.window, screen: 1)
    #expect(
      lines([search], event: "3") == [
        "categories.query <-- ", "categories.query change --> typed 3", "categories.result <-- ",
      ])
    run.step(2) { adapters.window.send(.typed("3", screen: 1)) }
    #expect(lines([search])[0] == "categories.query <-- 3")
  }

  @Test func `the window, a screen and an alert`() {
    let adapters = loadedAdapters()
    run.step {
      adapters.window.send(.asked(7, name: "Ada"))
      adapters.window.send(.shared(at: 0))
    }
    let window = windowBinder(adapters).map(\.summary)
    #expect(
      lines(window, event: "following").map { $0.trimmingPrefix(" ") } == [
        "open --> open following", "back --> back ", "stack <-- [profile]",
        "alert <-- {number:2, unfollow:7, name:Ada}", "toast <-- Shared",
      ])
    let alert = alertBinder(Dialog(number: 2, content: .unfollow(7, name: "Ada")), adapters.window)
    #expect(alert.title == "Stop following Ada?" && alert.buttons.map(\.title) == ["Cancel", "Unfollow"])
    #expect(alert.buttons.map { $0.target.message(()) } == [.alertClosed(2), .unfollowConfirmed(2)])
    let screen = screenBinder(Place(number: 1, scene: .blog(1)), adapters)
    #expect(screen.name == "blog")
    #expect(lines(screen.attributes.map(\.summary), event: false) == [" attach --> detached 1"])
  }
}

extension Logged {
  fileprivate var text: String {
    switch self {
    case .string(let value): value
    case .int(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): value.text
    case .null: "null"
    case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\($0.key):\($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}
