import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVMKeyValue

/// One tap on Follow, hop by hop.
struct FollowTapTests {
  private static let world = World(user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41))

  private func hops(_ rules: [NetworkRule] = []) -> [String] {
    let app = AppTrial(Self.world, rules)
    app.open("profile")
    app.tap("header.follow")
    return app.trial.collector.events.filter { $0.id.step == 2 }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(name)"
    }
  }

  @Test func `the view model asks, and whatever is set is told, equal or not`() {
    #expect(
      hops() == [
        "input user → FollowButton header.follow",
        "call FollowButton → HeaderViewController followTapped()",
        "call HeaderViewController → HeaderViewModel toggleFollow()",
        "call HeaderViewModel → BlogStore begin(_:)",
        "state BlogStore users[7].pending",
        "notify BlogStore → HeaderViewModel user(7)",
        "state HeaderViewModel followTitle",
        "notify HeaderViewModel → HeaderViewController followTitle",
        "render HeaderViewController → FollowButton header.follow",
        "state HeaderViewModel isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "state HeaderViewModel followers",
        "notify HeaderViewModel → HeaderViewController followers",
        "render HeaderViewController → HeaderView header.followers",
        "notify HeaderViewModel → HeaderViewController name",
        "notify HeaderViewModel → HeaderViewController bio",
        "request HeaderViewModel → BlogAPI POST /follows/7",
        "response BlogAPI → HeaderViewModel POST /follows/7",
        "call HeaderViewModel → BlogStore settle(_:with:)",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderViewModel user(7)",
        "notify HeaderViewModel → HeaderViewController followTitle",
        "state HeaderViewModel isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "notify HeaderViewModel → HeaderViewController followers",
        "notify HeaderViewModel → HeaderViewController name",
        "notify HeaderViewModel → HeaderViewController bio",
        "notify BlogStore → AppViewModel settled",
      ])
  }

  @Test func `a failure goes to the app's own view model, and from there to its controller`() {
    let failed = hops([NetworkRule(match: RoutePattern("POST /follows/7"), failure: .offline)])
    #expect(
      failed.suffix(6) == [
        "notify BlogStore → AppViewModel settled",
        "state AppViewModel message",
        "notify AppViewModel → RootViewController message",
        "call RootViewController present(_:)",
        "state RootViewController alerts[0]",
        "navigate RootViewController → Window present",
      ])
  }
}
