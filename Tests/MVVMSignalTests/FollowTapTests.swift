import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVMSignal

/// One tap on Follow and one on a row, hop by hop.
struct FollowTapTests {
  private static let world = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(2))

  private func hops(_ path: String, _ rules: [NetworkRule] = []) -> [String] {
    let app = AppTrial(Self.world, rules)
    app.open("profile")
    app.tap(path)
    return app.trial.collector.events.filter { $0.id.step == 2 && $0.kind != .create }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(name)"
    }
  }

  @Test func `the store is asked, and what changed comes back as one chain of signals`() {
    #expect(
      hops("header.follow") == [
        "input user → FollowButton header.follow",
        "call FollowButton → HeaderViewController followTapped()",
        "call HeaderViewController → HeaderViewModel toggleFollow()",
        "call HeaderViewModel → BlogStore toggleFollow(user:)",
        "state BlogStore users[7].pending",
        "notify BlogStore → HeaderViewModel user(7)",
        "state HeaderViewModel followTitle",
        "state HeaderViewModel isFollowEnabled",
        "state HeaderViewModel followers",
        "notify HeaderViewModel → HeaderViewController followTitle",
        "render HeaderViewController → FollowButton header.follow",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "notify HeaderViewModel → HeaderViewController followers",
        "render HeaderViewController → HeaderView header.followers",
        "request BlogStore → BlogAPI POST /follows/7",
        "response BlogAPI → BlogStore POST /follows/7",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderViewModel user(7)",
        "state HeaderViewModel isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "notify BlogStore → AppViewModel settled",
      ])
  }

  @Test func `a failure goes to the app's own view model, and from there to the coordinator`() {
    let failed = hops(
      "header.follow", [NetworkRule(match: RoutePattern("POST /follows/7"), failure: .offline)])
    #expect(
      failed.suffix(4) == [
        "notify BlogStore → AppViewModel settled",
        "notify AppViewModel → AppCoordinator messages",
        "state AppCoordinator alerts[0]",
        "navigate AppCoordinator → Window present",
      ])
  }

  @Test func `a row tapped goes from the controller to its delegate, which navigates`() {
    let tapped = hops("blogs[0]")
    #expect(
      tapped.prefix(5) == [
        "input user → BlogCell blogs[0]",
        "call BlogTable → BlogsViewController didSelectRow(at:)",
        "call BlogsViewController → AppCoordinator didSelect(blog:)",
        "state AppCoordinator stack",
        "call AppCoordinator → BlogViewController viewDidLoad()",
      ])
    #expect(tapped.contains("navigate AppCoordinator → Window push"))
    #expect(!tapped.contains { $0.contains("BlogsViewModel") })
  }
}
