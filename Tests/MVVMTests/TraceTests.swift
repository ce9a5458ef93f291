import ArchTrace
import BlogDomain
import Foundation
import HeadlessUI
import MVVM
import Runtime
import Testing

/// The order of hops, and who may act on whom.
struct TraceTests {
  private static let world = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(23),
    drafts: [.init(id: 1)], following: World.numberedFollowing(2), suggested: World.numberedSuggested(12))

  @Test func `a tap on Follow goes down through the view model and comes back by its bindings`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.tap("header.follow")
    let hops = app.trial.collector.events.filter { $0.id.step == 2 }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      return "\(event.kind.name) \(event.from) → \(event.to ?? "") \(name)"
    }
    #expect(
      hops == [
        "input user → FollowButton header.follow",
        "call FollowButton → HeaderViewController followTapped()",
        "call HeaderViewController → HeaderViewModel toggleFollow()",
        "call HeaderViewModel → BlogStore toggleFollow(user:)",
        "state BlogStore →  users[7].pending",
        "notify BlogStore → HeaderViewModel user(7)",
        "state HeaderViewModel →  followTitle",
        "notify HeaderViewModel → HeaderViewController followTitle",
        "render FollowButton →  header.follow",
        "state HeaderViewModel →  isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render FollowButton →  header.follow.enabled",
        "state HeaderViewModel →  followers",
        "notify HeaderViewModel → HeaderViewController followers",
        "render HeaderView →  header.followers",
        "request BlogStore → BlogAPI POST /follows/7",
        "response BlogAPI → BlogStore POST /follows/7",
        "state BlogStore →  users[7].followers",
        "notify BlogStore → HeaderViewModel user(7)",
        "state HeaderViewModel →  isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render FollowButton →  header.follow.enabled",
      ])
  }

  /// Goes everywhere: pages, rows out of sight, detail, both scenes, a question, a failure, a push.
  private static func everything() -> AppTrial {
    let app = AppTrial(world, [NetworkRule(match: RoutePattern("POST /blogs/2/like"), failure: .offline)])
    app.open("profile")
    app.tap("blogs[1].like")
    app.play("alert", app.window.tapAlert("OK"))
    app.tap("blogs.more")
    app.play("pull", app.window.pull("blogs"))
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.tap("blogs[12]")
    app.tap("blog.like")
    app.play("back", app.window.back())
    app.play("detach", app.window.attach("profile", false))
    app.push(.user(id: 7, .init(name: "Ida", followers: 99)))
    app.play("attach", app.window.attach("profile", true))
    app.tap("blogs[12].share")
    app.open("following")
    app.tap("following[0].follow")
    app.play("alert", app.window.tapAlert("Unfollow"))
    app.open("suggested")
    app.tap("suggested[0].follow")
    app.play("back", app.window.back())
    app.play("back", app.window.back())
    app.open("profile")
    app.play("back", app.window.back())
    return app
  }

  @Test func `every edge is in the rules`() {
    let app = Self.everything()
    #expect(app.window.stack.map(\.name) == ["profile"])
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    var edges: Set<String> = []
    for event in app.trial.collector.events {
      if event.kind == .create, let to = event.to { roles[to] = event.role }
      guard let to = event.to, let from = roles[event.from], let to = roles[to] else { continue }
      switch event.kind {
      case .input, .timer, .create, .destroy, .render, .error: break
      case _: edges.insert("\(from) -> \(to): \(event.kind.name)")
      }
    }
    let allowed = rules.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: ":")
      return parts[1].split(separator: ",").map { "\(parts[0]): \($0.drop { $0 == " " })" }
    }
    #expect(edges.subtracting(allowed).sorted() == [])
    #expect(Set(allowed).subtracting(edges).sorted() == ["view -> view: navigate"])
  }

  @Test func `a view model alone changes its state`() {
    let events = Self.everything().trial.collector.events
    let byID = Dictionary(uniqueKeysWithValues: events.map { ($0.id, $0) })
    for event in events where event.kind == .state && event.from.contains("ViewModel") {
      let cause = event.cause.flatMap { byID[$0] }
      #expect((cause?.to ?? cause?.from) == event.from, "\(event.id)")
    }
  }

  @Test func `no view model or store imports the UI kit, and no view the store`() throws {
    let folder =
      #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
      + "/Sources/Patterns/MVVM/App"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      if file.contains("ViewModel") || file.contains("Store") {
        #expect(!text.contains("HeadlessUI") && !text.contains("ViewController"), "\(file)")
      }
      if file.contains("ViewController") || file.contains("Cell.") {
        #expect(!text.contains("Store"), "\(file)")
      }
    }
  }

  @Test func `a row out of sight is bound to nothing`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.push(.blog(id: 1, .init(likes: 77)))
    #expect(app.trial.collector.events.filter { $0.id.step == 3 && $0.kind == .notify } == [])
    app.play("scroll", app.window.scroll("blogs", to: 0))
    #expect(app.see("blogs[0].likes") == "Like 77")
  }
}
