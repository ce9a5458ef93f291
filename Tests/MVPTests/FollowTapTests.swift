import ArchTrace
import HeadlessUI
import Runtime
import Testing

/// The whole app on a window, `mvp/protocol`.
struct FollowTapTests {
  private let app = AppStage()

  @Test func `a tap on Follow goes to the presenter, which tells the view, then asks the server`() {
    app.play(1, "open", app.window.open("profile"))
    app.play(2, "header.follow", app.window.tap("header.follow"))
    #expect(
      app.hops(2) == [
        "user → view input",
        "view → view call",
        "view → presenter call",
        "presenter → store call",
        "store state",
        "store → presenter notify",
        "presenter state",
        "presenter → view call",
        "view → view render",
        "presenter → service request",
        "service → presenter response",
        "presenter → store call",
        "store state",
        "store → presenter notify",
        "presenter state",
        "presenter → view call",
        "view → view render",
      ])
  }

  @Test func `a tap in scene A goes up the chain to the scene, which asks, then calls the presenter`() {
    app.play(1, "open", app.window.open("following"))
    app.play(2, "following[0].follow", app.window.tap("following[0].follow"))
    #expect(
      app.hops(2) == [
        "user → view input",
        "view → view call",
        "view → view route",
        "view → view route",
        "view → scene route",
        "scene → presenter call",
        "scene → view navigate",
      ])
    app.play(3, "alert", app.window.tapAlert("Unfollow"))
    #expect(
      app.hops(3).prefix(11) == [
        "user → view input",
        "view navigate",
        "view → scene call",
        "scene → presenter call",
        "presenter → store call",
        "store state",
        "presenter state",
        "presenter → view call",
        "view state",
        "view → view call",
        "view → view render",
      ])
  }

  @Test func `a cell used for another row acts on what it shows by then`() {
    app.play(1, "open", app.window.open("profile"))
    app.play(2, "blogs", app.window.scroll("blogs", to: 2))
    app.play(3, "blogs[11].like", app.window.tap("blogs[11].like"))
    #expect(app.window.value(of: "blogs[11].likes") == "Like 13".logged)
    #expect(app.trace.events.contains { $0.name == "POST /blogs/12/like" })
    #expect(app.trace.events.filter { $0.name == "likeTapped(_:)" }.map(\.value) == [12.logged])
  }
}
