import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVCController

/// One tap on Follow, hop by hop.
struct FollowTapTests {
  @Test func `the controller asks the server, is answered, and tells the model`() {
    let stage = Stage()
    stage.settle(stage.window.open("profile"))
    stage.settle(stage.window.tap("header.follow"))
    #expect(
      stage.lastStep == [
        "input user → FollowButton input",
        "call FollowButton → HeaderController followTapped()",
        "call HeaderController → BlogStore begin(_:)",
        "state BlogStore users[7].pending",
        "notify BlogStore → HeaderController usersChanged",
        "render HeaderController → HeaderView header.followers",
        "render HeaderController → FollowButton header.follow",
        "render HeaderController → FollowButton header.follow.enabled",
        "notify BlogStore → BlogsController usersChanged",
        "call BlogsController → BlogTable reconfigureRows(at:)",
        "request HeaderController → BlogAPI POST /follows/7",
        "response BlogAPI → HeaderController POST /follows/7",
        "call HeaderController → BlogStore finish(_:with:)",
        "state BlogStore users[7].followers",
        "notify BlogStore → HeaderController usersChanged",
        "render HeaderController → FollowButton header.follow.enabled",
        "notify BlogStore → BlogsController usersChanged",
        "call BlogsController → BlogTable reconfigureRows(at:)",
      ])
  }

  @Test func `only the rules' edges are used`() {
    let stage = Stage(
      rules: [
        .answer("POST /blogs/2/share", after: 1000, fail: .offline), .answer("GET /following", after: 1000),
      ])
    stage.settle(stage.window.open("profile"))
    stage.settle(stage.window.tap("header.follow"))
    stage.settle(stage.window.tap("blogs[0]"))
    stage.settle(stage.window.tap("blog.like"))
    stage.settle(stage.window.back())
    stage.act(stage.window.tap("blogs[1].share"))
    stage.settle(stage.window.open("following"))
    stage.settle(stage.window.tapAlert("OK"))
    stage.settle(stage.window.tap("following[0].follow"))
    stage.settle(stage.window.tapAlert("Unfollow"))
    stage.settle(stage.window.back())
    stage.act(stage.window.open("suggested"))
    stage.wait(350)
    stage.settle(stage.window.back())
    stage.settle(stage.window.open("voices"))
    stage.settle(stage.window.tap("voices[0]"))
    stage.wait(2000)
    stage.settle(stage.window.open("gallery"))
    stage.settle(stage.window.open("categories"))
    stage.settle(stage.window.type("4", into: "categories.query"))
    let strangers = stage.edges.filter { !allows($0) }
    #expect(strangers.isEmpty, "\(strangers)")
    #expect(stage.edges.contains("controller -> service: request"))
    #expect(!stage.edges.contains { $0.hasPrefix("store -> service") })
  }

  /// Whether the rules have an edge, `from -> to: kind`.
  private func allows(_ edge: String) -> Bool {
    rules.split(separator: "\n").contains { line in
      let parts = line.split(separator: ":")
      let kinds = parts[1].split(separator: ",").map { $0.drop { $0 == " " } }
      return kinds.contains { "\(parts[0]): \($0)" == edge }
    }
  }
}
