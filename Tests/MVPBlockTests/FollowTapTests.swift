import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVPBlock

/// One tap on Follow, hop by hop.
struct FollowTapTests {
  @Test func `the presenter asks, and its view is told by the blocks that it set`() {
    let app = AppTrial(.ada)
    app.open("profile")
    app.tap("header.follow")
    #expect(
      app.hops == [
        "input user → FollowButton header.follow",
        "call FollowButton → HeaderViewController followTapped()",
        "call HeaderViewController → HeaderPresenter follow()",
        "call HeaderPresenter → BlogStore begin(_:)",
        "state BlogStore users[7].pending",
        "notify BlogStore → HeaderPresenter usersChanged",
        "state HeaderPresenter follow.title",
        "call HeaderPresenter → HeaderViewController setFollow(_:)",
        "render HeaderViewController → FollowButton header.follow",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "state HeaderPresenter followers",
        "call HeaderPresenter → HeaderViewController setFollowers(_:)",
        "render HeaderViewController → HeaderView header.followers",
        "request HeaderPresenter → BlogAPI POST /follows/7",
        "response BlogAPI → HeaderPresenter POST /follows/7",
        "call HeaderPresenter → BlogStore settle(_:with:)",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderPresenter usersChanged",
        "state HeaderPresenter follow.isEnabled",
        "call HeaderPresenter → HeaderViewController setFollow(_:)",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "notify BlogStore → AppPresenter settled",
      ])
  }

  @Test func `in scene B a tap goes up the chain, and the scene calls the row's presenter`() {
    let app = AppTrial(.ada)
    app.open("suggested")
    app.tap("suggested[0].follow")
    let route = app.latest.filter { $0.kind == .route }
    #expect(route.map(\.from) == ["UserCell", "UserTable", "UsersView"])
    #expect(route.last?.to == "SuggestedScene")
    #expect(
      app.hops.prefix(9) == [
        "input user → FollowButton suggested[0].follow",
        "call FollowButton → UserCell followTapped()",
        "route UserCell → UserTable toggleFollow",
        "route UserTable → UsersView toggleFollow",
        "route UsersView → SuggestedScene toggleFollow",
        "call SuggestedScene → UsersPresenter cell(_:)",
        "call SuggestedScene → UserCellPresenter follow()",
        "call UserCellPresenter → BlogStore begin(_:)",
        "state BlogStore users[201].pending",
      ])
    #expect(app.told == ["setFollow(_:)", "setFollow(_:)"])
  }

  @Test func `scene A asks first, and unfollows once that is answered`() {
    let app = AppTrial(.ada)
    app.open("following")
    app.tap("following[0].follow")
    #expect(!app.latest.contains { $0.kind == .request })
    #expect(
      app.hops.suffix(4) == [
        "state FollowingScene asked",
        "call FollowingScene → RootScene present(_:)",
        "state RootScene alerts[0]",
        "navigate RootScene → Window present",
      ])
    app.play("alert", app.window.tapAlert("Unfollow"))
    #expect(app.latest.contains { $0.kind == .request && $0.name == "DELETE /follows/101" })
    #expect(app.told == ["setFollow(_:)", "setFollow(_:)"])
  }

  @Test func `a failure is said by the app's own presenter, caused by the answer`() {
    let app = AppTrial(.ada, [NetworkRule(match: RoutePattern("POST /follows/7"), failure: .offline)])
    app.open("profile")
    app.tap("header.follow")
    #expect(
      app.hops.suffix(4) == [
        "notify BlogStore → AppPresenter settled",
        "call AppPresenter → RootScene present(_:)",
        "state RootScene alerts[0]",
        "navigate RootScene → Window present",
      ])
  }
}
