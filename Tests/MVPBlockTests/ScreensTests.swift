import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVPBlock

/// The whole app on a window.
struct ScreensTests {
  private func profile(_ rules: [NetworkRule] = []) -> AppTrial {
    let app = AppTrial(.ada, rules)
    app.open("profile")
    return app
  }

  @Test func `loading is told before the request leaves`() {
    let app = profile()
    app.play("pull", app.window.pull("blogs"))
    let hops = app.hops
    let told = hops.firstIndex { $0.hasSuffix("BlogsViewController setFeed(_:)") }
    let sent = hops.firstIndex { $0.hasPrefix("request") }
    #expect(told != nil && sent != nil)
    if let told, let sent { #expect(told < sent) }
    #expect(hops.last { $0.hasPrefix("call BlogsPresenter →") }?.hasSuffix("didFetch(_:)") == true)
  }

  @Test func `a cell used for another row is bound to that one, and to the old one no more`() {
    let app = profile()
    app.play("scroll", app.window.scroll("blogs", to: 2))
    app.push(.blog(id: 1, .init(likes: 90)))
    #expect(app.told == [])
    app.push(.blog(id: 12, .init(likes: 91)))
    #expect(app.told == ["setLike(_:)"])
    #expect(app.see("blogs[11].likes") == "Like 91")
    #expect(app.see("blogs[10].likes") == "Like 11")
    app.play("scroll", app.window.scroll("blogs", to: 0))
    #expect(app.see("blogs[0].likes") == "Like 90")
  }

  @Test func `an answer finds its row in whatever cell shows it by then, or in none`() {
    let app = profile()
    app.act("like", app.window.tap("blogs[0].like"))
    app.act("like", app.window.tap("blogs[2].like"))
    app.play("scroll", app.window.scroll("blogs", to: 2))
    #expect(app.see("blogs[2].likes") == "Like 4")
    #expect(app.see("blogs[10].likes") == "Like 11")
    app.play("scroll", app.window.scroll("blogs", to: 0))
    #expect(app.see("blogs[0].like") == "Liked")
  }

  @Test func `rows set their blocks once more for each row that a cell shows`() {
    let app = profile()
    let wires = { app.runtime.wires.count { $0.kind == .block && $0.name == "like" } }
    #expect(wires() == 10)
    app.play("scroll", app.window.scroll("blogs", to: 2))
    #expect(wires() == 12)
  }

  @Test func `every text is told by the model's own change, to whoever shows it`() {
    let app = profile()
    app.push(.user(id: 7, .init(name: "Ida", followers: 99)))
    #expect(app.see("header.name") == "Ida")
    #expect(app.see("header.followers") == "Followers 99")
    #expect(app.see("blogs[9].author") == "Author name: Ida")
    // A follower more is none of the rows' business.
    app.push(.user(id: 7, .init(followers: 100)))
    #expect(app.told == ["setFollowers(_:)"])
    #expect(!app.latest.contains { $0.to?.hasPrefix("BlogCellPresenter") == true })
  }

  @Test func `nothing is told to a view out of the window, and everything when it is back`() {
    let app = profile()
    app.act("follow", app.window.tap("header.follow"))
    app.act("like", app.window.tap("blogs[0].like"))
    app.act("pull", app.window.pull("drafts"))
    app.play("detach", app.window.attach("profile", false))
    #expect(app.told == [])
    app.play("attach", app.window.attach("profile", true))
    #expect(app.see("header.followers") == "Followers 42")
    #expect(app.see("blogs[0].like") == "Liked")
    #expect(app.window.value(of: ElementName(path: "drafts.refreshing")) == false.logged)
  }

  @Test func `a view that left and came back before the answer is told it by its new block`() {
    let app = profile()
    app.act("pull", app.window.pull("blogs"))
    app.act("detach", app.window.attach("profile", false))
    app.play("attach", app.window.attach("profile", true))
    #expect(app.told.last == "setFeed(_:)" && !app.told.contains("didFetch(_:)"))
    #expect(app.window.value(of: ElementName(path: "blogs.refreshing")) == false.logged)
  }

  @Test func `a screen that is gone hears no answer, and is not kept by it`() {
    let app = profile()
    app.tap("blogs[2]")
    app.act("like", app.window.tap("blog.like"))
    app.act("back", app.window.back())
    app.runtime.settle()
    let gone = app.collector.events.filter { $0.kind == .destroy }.map(\.from)
    #expect(gone.contains("BlogPresenter") && gone.contains("BlogViewController"))
    #expect(app.see("blogs[2].like") == "Liked")
  }

  @Test func `alerts wait for each other, and the next is caused by the tap that closes the first`() {
    let offline = [
      NetworkRule(match: RoutePattern("POST /blogs/1/like"), failure: .offline),
      NetworkRule(match: RoutePattern("POST /blogs/2/share"), failure: .offline),
    ]
    let app = profile(offline)
    app.act("like", app.window.tap("blogs[0].like"))
    app.act("share", app.window.tap("blogs[1].share"))
    app.runtime.settle()
    #expect(app.window.alert?.title == Strings.couldNotLike)
    app.play("alert", app.window.tapAlert("OK"))
    #expect(app.window.alert?.title == Strings.couldNotShare)
    #expect(app.hops.last == "navigate RootScene → Window present")
    app.play("alert", app.window.tapAlert("OK"))
    #expect(app.window.alert == nil)
  }

  @Test func `the HUD is on while any part has nothing to show yet`() {
    let app = AppTrial(.ada)
    app.act("open", app.window.open("profile"))
    #expect(app.see("hud") == "true")
    app.runtime.settle()
    #expect(app.see("hud") == "false")
    app.play("pull", app.window.pull("blogs"))
    #expect(!app.told.contains("setHUD(_:)"))
  }

  @Test func `a voice goes on by itself, and each row's block says how far it is`() {
    let app = AppTrial(.ada)
    app.open("voices")
    app.tap("voices[0]")
    app.runtime.run(until: app.runtime.now + 5000)
    let states = app.collector.events.filter { $0.name == "setPlayState(_:)" && $0.id.step == 2 }
    #expect(states.contains { $0.to == "VoiceCell" })
    #expect(states.contains { $0.to == "VoiceCell#2" })
  }

  @Test func `chained articles are asked for by the presenter once the images are there`() {
    let app = AppTrial(.ada)
    app.open("gallery")
    let requests = app.latest.filter { $0.kind == .request }.compactMap(\.name)
    #expect(requests == ["GET /images?page=0", "GET /articles?images=0"])
    #expect(app.told.contains("setArticles(_:)") && !app.told.contains("didFetchArticles(_:)"))
    #expect(app.told.contains("didFetchImages(_:)"))
  }

  @Test func `what was found stays till the next answer, and goes with the text`() {
    let app = AppTrial(.ada)
    app.open("categories")
    app.play("type", app.window.type("2", into: ElementName(path: "categories.query")))
    #expect(app.told == ["didSearch(_:)"])
    #expect(!app.see("categories.result").isEmpty)
    app.play("type", app.window.type("", into: ElementName(path: "categories.query")))
    #expect(app.told == ["setResult(_:)"])
    #expect(app.see("categories.result") == "")
  }
}
