import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVPProtocol

/// One tap on Follow, hop by hop.
struct FollowTapTests {
  private static let world = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), following: World.numberedFollowing(1),
    suggested: World.numberedSuggested(1))

  @Test func `the presenter decides, tells the view, then asks the server`() {
    let app = AppTrial(Self.world)
    app.open("profile")
    app.tap("header.follow")
    #expect(
      app.hops == [
        "input user → FollowButton header.follow",
        "call FollowButton → HeaderViewController followTapped()",
        "call HeaderViewController → HeaderPresenter follow()",
        "call HeaderPresenter → BlogStore begin(_:)",
        "state BlogStore users[7].pending",
        "notify BlogStore → HeaderPresenter user(7)",
        "state HeaderPresenter header.followers",
        "call HeaderPresenter → HeaderViewController showFollow(_:enabled:followers:)",
        "render HeaderViewController → FollowButton header.follow",
        "render HeaderViewController → FollowButton header.follow.enabled",
        "render HeaderViewController → HeaderView header.followers",
        "request HeaderPresenter → BlogAPI POST /follows/7",
        "response BlogAPI → HeaderPresenter POST /follows/7",
        "call HeaderPresenter → BlogStore settle(_:with:)",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderPresenter user(7)",
        "state HeaderPresenter header.isFollowEnabled",
        "call HeaderPresenter → HeaderViewController showFollow(_:enabled:followers:)",
        "render HeaderViewController → FollowButton header.follow.enabled",
      ])
  }

  @Test func `a failure goes to whoever tells the person, then to the scene`() {
    let app = AppTrial(
      Self.world, [NetworkRule(match: RoutePattern("POST /follows/7"), failure: .offline)])
    app.open("profile")
    app.tap("header.follow")
    #expect(
      app.hops.suffix(4) == [
        "call HeaderPresenter → AlertPresenter tell(_:)", "state AlertPresenter alerts[0]",
        "call AlertPresenter → RootScene showAlert(_:buttons:)", "navigate RootScene → Window present",
      ])
  }

  @Test func `in scene A the tap goes up the chain to the scene, which asks, then calls the presenter`() {
    let app = AppTrial(Self.world)
    app.open("following")
    app.tap("following[0].follow")
    #expect(
      app.hops == [
        "input user → FollowButton following[0].follow",
        "call FollowButton → UserCell followTapped()",
        "route UserCell → UserTable toggleFollow",
        "route UserTable → UsersView toggleFollow",
        "route UsersView → FollowingScene toggleFollow",
        "call FollowingScene → UsersPresenter question(beforeToggling:)",
        "state FollowingScene asked",
        "call FollowingScene → AlertPresenter ask(_:buttons:answer:)",
        "state AlertPresenter alerts[0]",
        "call AlertPresenter → RootScene showAlert(_:buttons:)",
        "navigate RootScene → Window present",
      ])
    app.play("alert", app.window.tapAlert("Unfollow"))
    #expect(
      app.hops.prefix(13).suffix(11) == [
        "call Window → RootScene alertTapped(_:)",
        "call RootScene → AlertPresenter closed(by:)",
        "state AlertPresenter alerts[0]",
        "call AlertPresenter → FollowingScene answered(_:)",
        "state FollowingScene asked",
        "call FollowingScene → UsersPresenter unfollow(user:)",
        "call UsersPresenter → BlogStore begin(_:)",
        "state BlogStore users[101].pending",
        "notify BlogStore → UserCellPresenter user(101)",
        "state UserCellPresenter user.followTitle",
        "call UserCellPresenter → UserCell showFollow(_:enabled:)",
      ])
  }

  @Test func `in scene B the scene calls the presenter at once`() {
    let app = AppTrial(Self.world)
    app.open("suggested")
    app.tap("suggested[0].follow")
    #expect(
      app.hops.prefix(7).suffix(3) == [
        "route UsersView → SuggestedScene toggleFollow",
        "call SuggestedScene → UsersPresenter toggleFollow(user:)",
        "call UsersPresenter → BlogStore begin(_:)",
      ])
  }

  @Test func `the second alert is presented because the first is closed`() throws {
    let offline = NetworkRule(match: RoutePattern("POST *"), failure: .offline)
    let app = AppTrial(World(user: .init(id: 7), blogs: World.numberedBlogs(2)), [offline])
    app.open("profile")
    app.act("like", app.window.tap(ElementName(path: "blogs[0].like")))
    app.play("share", app.window.tap(ElementName(path: "blogs[1].share")))
    #expect(app.window.alertTitle == "Could not like".logged)
    app.play("alert", app.window.tapAlert("OK"))
    #expect(app.window.alertTitle == "Could not share".logged)
    let present = try #require(app.trace.events.last { $0.kind == .navigate && $0.name == "present" })
    #expect(present.id.step == app.step && present.from == "RootScene")
    let cause = try #require(app.trace.events.first { $0.id == present.cause })
    #expect(cause.from == "AlertPresenter" && cause.name == "showAlert(_:buttons:)")
    app.play("alert", app.window.tapAlert("OK"))
    #expect(app.window.alertTitle == .null)
    #expect(app.runtime.reports == [])
  }
}
