import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

/// Voices, gallery and categories, in both variants: what they have in common.
struct ScreenTests {
  static let world = World(
    user: .init(id: 7, name: "Ada", followers: 41), blogs: World.numberedBlogs(15), pageSize: 12,
    following: World.numberedFollowing(2), voices: World.numberedVoices(12), images: 13, articles: 2,
    gallery: .chained)

  @Test(arguments: [false, true])
  func `how far a voice is comes from the device, through the store, as often as it happens`(_ isBlock: Bool)
  {
    // In mvp/protocol the view keeps what its rows show, and its table asks for the row.
    let shown = (isBlock ? [] : ["view → view call"]) + ["view → view render"]
    let app = AppStage(Self.world, isBlock: isBlock)
    app.play(1, "open", app.window.open("voices"))
    app.play(2, "voices[0]", app.window.tap("voices[0]"))
    #expect(
      app.hops(2).filter { $0 != "view state" } == [
        "user → view input",
        "view → view call",
        "view → presenter call",
        "presenter → store call",
        "store state",
        "store → player call",
        "player state",
        "presenter state",
        "presenter → view call",
      ] + shown)
    app.runtime.run(until: app.runtime.now + 200)
    #expect(
      Array(app.hops(2).filter { $0 != "view state" }.dropFirst(9 + shown.count)) == [
        "clock → player timer",
        "player state",
        "player → store notify",
        "store state",
        "store → presenter notify",
        "presenter state",
        "presenter → view call",
      ] + shown)
    #expect(app.window.value(of: "voices[0].state") == "playing".logged)
  }

  @Test(arguments: [false, true])
  func `a voice plays on out of sight, and its row says so when it is back`(_ isBlock: Bool) {
    let app = AppStage(Self.world, isBlock: isBlock)
    app.play(1, "open", app.window.open("voices"))
    app.play(2, "voices[0]", app.window.tap("voices[0]"))
    app.play(3, "voices", app.window.scroll("voices", to: 2))
    app.runtime.run(until: app.runtime.now + 3300)
    let shown = (2...11).map { app.window.value(of: ElementName("voices", row: $0, member: "state")) }
    #expect(shown.allSatisfy { $0 == "idle".logged })
    app.play(4, "voices", app.window.scroll("voices", to: 0))
    #expect(app.window.value(of: "voices[0].state") == "finished".logged)
    #expect(app.window.value(of: "voices[1].state") == "buffering".logged)
  }

  @Test(arguments: [false, true])
  func `a view that is away is told nothing of the voices, and all when it is back`(_ isBlock: Bool) {
    let app = AppStage(Self.world, isBlock: isBlock)
    app.play(1, "open", app.window.open("voices"))
    app.play(2, "voices[0]", app.window.tap("voices[0]"))
    app.play(3, "detach", app.window.attach("voices", false))
    let told = app.told(2).count
    app.runtime.run(until: app.runtime.now + 3300)
    #expect(app.told(2).count == told && app.told(3) == [])
    app.play(4, "attach", app.window.attach("voices", true))
    #expect(app.window.value(of: "voices[0].state") == "finished".logged)
  }

  @Test(arguments: [false, true])
  func `leaving the voices stops them, by the presenter that goes`(_ isBlock: Bool) {
    let app = AppStage(Self.world, isBlock: isBlock)
    app.play(1, "open", app.window.open("voices"))
    app.play(2, "open", app.window.open("voices"))
    app.play(3, "voices[0]", app.window.tap("voices[0]"))
    app.play(4, "back", app.window.back())
    app.runtime.run(until: app.runtime.now + 9000)
    #expect(app.window.value(of: "voices[0].state") == "idle".logged)
    let calls = app.trace.events.filter { $0.id.step == 4 && $0.kind == .call }.compactMap(\.name)
    #expect(calls.contains("stop") && calls.contains("stopVoices(by:)"))
  }

  @Test(arguments: [false, true])
  func `a page of images moves the pager once, and asks for its articles after it is shown`(_ isBlock: Bool) {
    let app = AppStage(Self.world, isBlock: isBlock)
    app.play(1, "open", app.window.open("gallery"))
    app.play(2, "gallery.next", app.window.tap("gallery.next"))
    let images = isBlock ? "didLoadImages(_:)" : "setImages(_:)"
    #expect(
      app.told(2) == [
        "setPage(_:previous:next:)", "setImages(_:)", "setPage(_:previous:next:)", images, "setArticles(_:)",
        "setArticles(_:)",
      ])
    #expect(app.window.value(of: "gallery.page") == 1.logged)
  }

  @Test(arguments: [false, true])
  func `a late answer to an older query is told to nobody`(_ isBlock: Bool) {
    let slow = NetworkRule(match: RoutePattern("GET /categories/1"), latency: 500)
    let app = AppStage(Self.world, isBlock: isBlock, rules: [slow])
    app.play(1, "open", app.window.open("categories"))
    app.act(2, "categories.query", app.window.type("1", into: "categories.query"))
    app.play(3, "categories.query", app.window.type("2", into: "categories.query"))
    #expect(app.told(2) == [])
    #expect(app.told(3) == [isBlock ? "didSearch(_:)" : "setResult(_:)"])
    #expect(app.window.value(of: "categories.result") == "Books".logged)
    app.play(4, "categories.query", app.window.type("", into: "categories.query"))
    #expect(app.told(4) == ["setResult(_:)"])
  }
}

/// What a completion answers, and what it leaves to the blocks, on these screens.
struct BlockScreenTests {
  @Test func `what a tap on a voice begins is told by the blocks of the rows that it is about`() {
    let app = AppStage(ScreenTests.world, isBlock: true)
    app.play(1, "open", app.window.open("voices"))
    app.play(2, "voices[0]", app.window.tap("voices[0]"))
    app.runtime.run(until: app.runtime.now + 3200)
    let told = app.trace.events.filter { $0.id.step == 2 && $0.name == "setRow(_:_:)" }.map(\.value)
    let states = [(1, "buffering"), (1, "playing"), (1, "finished"), (2, "buffering")]
    #expect(
      told
        == states.map { id, state in
          .array([id.logged, .fields(["title": "Voice \(id)", "state": state])])
        })
  }

  @Test func `articles beside the images are answered to the view, those of a page are not`() {
    var world = ScreenTests.world
    let chained = AppStage(world, isBlock: true)
    chained.play(1, "open", chained.window.open("gallery"))
    #expect(chained.told(1).filter { $0.hasPrefix("didLoad") } == ["didLoadImages(_:)"])
    world.gallery = .parallel
    let parallel = AppStage(world, isBlock: true)
    parallel.play(1, "open", parallel.window.open("gallery"))
    #expect(
      parallel.told(1).filter { $0.hasPrefix("didLoad") } == ["didLoadImages(_:)", "didLoadArticles(_:)"])
  }

  @Test func `a page that comes while the view is away and back is told by its new block`() {
    let app = AppStage(ScreenTests.world, isBlock: true)
    app.play(1, "open", app.window.open("gallery"))
    app.act(2, "gallery.next", app.window.tap("gallery.next"))
    app.act(3, "detach", app.window.attach("gallery", false))
    app.play(4, "attach", app.window.attach("gallery", true))
    #expect(!app.told(2).contains("didLoadImages(_:)"))
    #expect(app.window.value(of: "gallery.page") == 1.logged)
    #expect(app.window.readEnabled("gallery.next") == true.logged)
  }
}
