import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVMObservation

/// The app, hop by hop and row by row.
struct AppTests {
  private static let world = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(20))

  private func hops(_ app: AppTrial, step: Int) -> [String] {
    app.trial.collector.events.filter { $0.id.step == step }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(name)"
    }
  }

  @Test func `a follow tap is one onChange from the store, before its change, and one reading after it`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.tap("header.follow")
    #expect(
      Array(hops(app, step: 2).prefix(15)) == [
        "input user → FollowButton header.follow",
        "call FollowButton → HeaderViewController followTapped()",
        "call HeaderViewController → HeaderViewModel toggleFollow()",
        "call HeaderViewModel → BlogStore begin(_:)",
        "notify BlogStore → HeaderViewController user(7)",
        "unsubscribe HeaderViewController → BlogStore user(7)",
        "unsubscribe HeaderViewController → HeaderViewModel feed",
        "state BlogStore users[7].pending",
        "request HeaderViewModel → BlogAPI POST /follows/7",
        "call HeaderViewController updateUI()",
        "render HeaderViewController → HeaderView header.followers",
        "render HeaderViewController → FollowButton header.follow",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "subscribe HeaderViewController → BlogStore user(7)",
        "subscribe HeaderViewController → HeaderViewModel feed",
      ])
  }

  @Test func `a failure is presented by the root, and its button closes it`() {
    let app = AppTrial(Self.world, [NetworkRule(match: RoutePattern("POST /follows/7"), failure: .offline)])
    app.open("profile")
    app.tap("header.follow")
    #expect(app.window.alert?.title == Strings.couldNotFollow)
    app.play("alert", app.window.tapAlert(Strings.ok))
    #expect(app.window.alert == nil)
  }

  @Test func `a row out of sight tracks nothing`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.play("scroll", app.window.scroll("blogs", to: 10))
    app.push(.blog(id: 1, .init(likes: 77)))
    #expect(!hops(app, step: 3).contains { $0.hasPrefix("notify BlogStore") })
    app.play("scroll", app.window.scroll("blogs", to: 0))
    #expect(app.see("blogs[0].likes") == "Like 77")
  }

  @Test func `a blog's change is read by its row alone`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.push(.blog(id: 1, .init(likes: 77)))
    let notified = hops(app, step: 2).filter { $0.hasPrefix("notify BlogStore") }
    #expect(notified == ["notify BlogStore → BlogCell blog(1)"])
  }

  @Test func `nothing goes wrong, and nobody acts once they are gone`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.tap("blogs[0]")
    app.play("back", app.window.back())
    app.push(.blog(id: 1, .init(likes: 5)))
    #expect(app.trial.runtime.reports == [])
    #expect(app.see("blogs[0].likes") == "Like 5")
  }
}
