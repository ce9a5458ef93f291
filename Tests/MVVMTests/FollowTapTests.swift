import ArchTrace
import BlogDomain
import HeadlessUI
import Testing

/// One tap on Follow, hop by hop, in each variant: the same down to the model, and back another way.
struct FollowTapTests {
  private static let world = World(user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41))

  private func hops(_ variant: Variant) -> [String] {
    let app = AppTrial(variant, Self.world)
    app.open("profile")
    app.tap("header.follow")
    return app.trial.collector.events.filter { $0.id.step == 2 }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(name)"
    }
  }

  /// The way of the tap to the model.
  private let down = [
    "input user → FollowButton header.follow",
    "call FollowButton → HeaderViewController followTapped()",
    "call HeaderViewController → HeaderViewModel toggleFollow()",
    "call HeaderViewModel → BlogStore toggleFollow(user:)",
    "state BlogStore users[7].pending",
    "notify BlogStore → HeaderViewModel user(7)",
  ]

  @Test func `by signals, each value comes with its signal`() {
    #expect(
      hops(.signal) == down + [
        "state HeaderViewModel followTitle",
        "notify HeaderViewModel → HeaderViewController followTitle",
        "render HeaderViewController → FollowButton header.follow",
        "state HeaderViewModel isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "state HeaderViewModel followers",
        "notify HeaderViewModel → HeaderViewController followers",
        "render HeaderViewController → HeaderView header.followers",
        "request BlogStore → BlogAPI POST /follows/7",
        "response BlogAPI → BlogStore POST /follows/7",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderViewModel user(7)",
        "state HeaderViewModel isFollowEnabled",
        "notify HeaderViewModel → HeaderViewController isFollowEnabled",
        "render HeaderViewController → FollowButton header.follow.enabled",
      ])
  }

  @Test func `by observation, the view is told once, before the change, and reads after it`() {
    #expect(
      hops(.observation) == down + [
        "notify HeaderViewModel → HeaderViewController onChange",
        "unsubscribe HeaderViewController → HeaderViewModel onChange",
        "state HeaderViewModel followTitle",
        "state HeaderViewModel isFollowEnabled",
        "state HeaderViewModel followers",
        "request BlogStore → BlogAPI POST /follows/7",
        "subscribe HeaderViewController → HeaderViewModel onChange",
        "render HeaderViewController → HeaderView header.followers",
        "render HeaderViewController → FollowButton header.follow",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "response BlogAPI → BlogStore POST /follows/7",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderViewModel user(7)",
        "notify HeaderViewModel → HeaderViewController onChange",
        "unsubscribe HeaderViewController → HeaderViewModel onChange",
        "state HeaderViewModel isFollowEnabled",
        "subscribe HeaderViewController → HeaderViewModel onChange",
        "render HeaderViewController → FollowButton header.follow.enabled",
      ])
  }
}
