import BlogDomain
import HeadlessUI
import Testing

@testable import MVCVS

/// One tap, hop by hop.
struct FollowTapTests {
  @Test func `a follow goes to the document store and comes back as a value observed`() {
    let stage = Stage(World(user: .init(id: 7, followers: 41)))
    let tree = stage.tree()
    stage.input(tree.window.open("profile"))
    stage.input(tree.window.tap("header.follow"))
    #expect(
      stage.lastStep == [
        "input user → view input",
        "call view → controller followTapped()",
        "call controller → store toggleFollow(user:)",
        "state store users[7].pending",
        "notify store → controller user",
        "render controller → view header.followers",
        "render controller → view header.follow",
        "render controller → view header.follow.enabled",
        "request store → service POST /follows/7",
        "response service → store POST /follows/7",
        "state store users[7].followers",
        "notify store → controller user",
        "render controller → view header.follow.enabled",
      ])
  }

  @Test func `an unfollow that asks goes to the view state store, and the alert comes of its value`() {
    let stage = Stage(World(following: [.init(id: 101)]))
    let tree = stage.tree()
    stage.input(tree.window.open("following"))
    stage.input(tree.window.tap("following[0].follow"))
    #expect(
      stage.lastStep == [
        "input user → view input",
        "call view → view followTapped()",
        "route view → view toggleFollow",
        "route view → view toggleFollow",
        "route view → controller toggleFollow",
        "call controller → viewState askUnfollow(user:name:)",
        "state viewState alert",
        "notify viewState → controller alert",
        "navigate controller → view present",
      ])
    stage.input(tree.window.tapAlert("Unfollow"))
    #expect(
      stage.lastStep == [
        "input user → view input",
        "navigate view dismiss",
        "call view → controller unfollowConfirmed(_:)",
        "call controller → viewState closeAlert()",
        "state viewState alert",
        "notify viewState → controller alert",
        "call controller → store unfollow(user:)",
        "state store users[101].pending",
        "notify store → controller users",
        "call controller → view reconfigureRows(at:)",
        "call view → controller cellForRow(at:)",
        "render controller → view following[0].follow",
        "render controller → view following[0].follow.enabled",
        "request store → service DELETE /follows/101",
        "response service → store DELETE /follows/101",
        "state store users[101].followers",
        "notify store → controller users",
        "call controller → view reconfigureRows(at:)",
        "call view → controller cellForRow(at:)",
        "render controller → view following[0].follow.enabled",
      ])
  }

  @Test func `a row tap pushes because the stack of the view state is another`() {
    let stage = Stage(World(user: .init(id: 7), blogs: World.numberedBlogs(2)))
    let tree = stage.tree()
    stage.input(tree.window.open("profile"))
    stage.input(tree.window.tap("blogs[1]"))
    #expect(
      stage.lastStep == [
        "input user → view input",
        "call view → controller didSelectRow(at:)",
        "call controller → viewState open(_:)",
        "state viewState stack[1]",
        "notify viewState → controller stack",
        "call controller → controller viewDidLoad()",
        "subscribe controller → store blog",
        "notify store → controller blog",
        "subscribe controller → store author",
        "notify store → controller author",
        "navigate controller → view push",
        "render view blog",
        "timer clock → view transition",
      ])
  }
}
