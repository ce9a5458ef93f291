import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

/// The whole app on a window, `mvp/block`.
struct BlockFollowTapTests {
  private let app = AppStage(isBlock: true)

  @Test func `a tap on Follow is shown by the view's block, and answered by its completion`() {
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
    let calls = app.trace.events.filter {
      $0.id.step == 2 && $0.kind == .call && $0.from == "HeaderPresenter"
    }
    #expect(
      calls.map(\.name) == [
        "beginFollow(user:by:)", "showFollow(_:enabled:followers:)", "finish(_:with:by:)", "didFollow(_:)",
      ])
  }

  @Test func `what a scene asked for is told by the row's block, since the view did not ask`() {
    app.play(1, "open", app.window.open("following"))
    app.play(2, "following[0].follow", app.window.tap("following[0].follow"))
    app.play(3, "alert", app.window.tapAlert("Unfollow"))
    #expect(
      app.hops(3) == [
        "user → view input",
        "view navigate",
        "view → scene call",
        "scene → presenter call",
        "presenter → store call",
        "store state",
        "presenter state",
        "presenter → view call",
        "view → view render",
        "presenter → service request",
        "service → presenter response",
        "presenter → store call",
        "store state",
        "presenter state",
        "presenter → view call",
        "view → view render",
      ])
    #expect(app.told(3) == ["setRow(_:_:)", "setRow(_:_:)"])
  }

  @Test func `a cell used for another row is bound to that one, and to the old one no more`() {
    app.play(1, "open", app.window.open("profile"))
    app.play(2, "blogs", app.window.scroll("blogs", to: 2))
    #expect(asked(2).map(\.name) == ["unbind(row:)", "unbind(row:)", "bind(row:to:)", "bind(row:to:)"])
    #expect(asked(2).map(\.value) == [1.logged, 2.logged, 11.logged, 12.logged])
    push(3, .blog(id: 1, .init(likes: 90)))
    #expect(app.told(3) == [])
    push(4, .blog(id: 12, .init(likes: 91)))
    #expect(app.told(4) == ["setRow(_:_:)"])
    #expect(app.window.value(of: "blogs[11].likes") == "Like 91".logged)
    #expect(app.window.value(of: "blogs[10].likes") == "Like 11".logged)
  }

  @Test func `a row that comes back shows what it missed`() {
    app.play(1, "open", app.window.open("profile"))
    app.play(2, "blogs", app.window.scroll("blogs", to: 2))
    push(3, .blog(id: 1, .init(likes: 90)))
    app.play(4, "blogs", app.window.scroll("blogs", to: 0))
    #expect(app.window.value(of: "blogs[0].likes") == "Like 90".logged)
  }

  @Test func `an answer finds its row in whatever cell shows it by then, or in none`() {
    app.play(1, "open", app.window.open("profile"))
    app.act(2, "blogs[0].like", app.window.tap("blogs[0].like"))
    app.act(3, "blogs[2].like", app.window.tap("blogs[2].like"))
    app.play(4, "blogs", app.window.scroll("blogs", to: 2))
    #expect(app.window.value(of: "blogs[2].likes") == "Like 4".logged)
    #expect(app.window.value(of: "blogs[10].likes") == "Like 11".logged)
    #expect(app.window.value(of: "blogs[11].like") == "Like".logged)
    app.play(5, "blogs", app.window.scroll("blogs", to: 0))
    #expect(app.window.value(of: "blogs[0].like") == "Liked".logged)
  }

  @Test func `nothing is told to a view that is detached, and everything when it is back`() {
    app.play(1, "open", app.window.open("profile"))
    app.act(2, "header.follow", app.window.tap("header.follow"))
    app.act(3, "blogs[0].like", app.window.tap("blogs[0].like"))
    app.play(4, "detach", app.window.attach("profile", false))
    #expect(!app.hops(4).contains("presenter → view call"))
    #expect(app.runtime.isSettled)
    app.play(5, "attach", app.window.attach("profile", true))
    #expect(app.window.value(of: "header.followers") == "Followers 42".logged)
    #expect(app.window.readEnabled("header.follow") == true.logged)
    #expect(app.window.value(of: "blogs[0].like") == "Liked".logged)
    #expect(!app.trace.events.contains { $0.name == "didFollow(_:)" || $0.name == "didLike(_:_:)" })
  }

  @Test func `a view that left and came back before the answer is told it by its new block`() {
    app.play(1, "open", app.window.open("profile"))
    app.act(2, "header.follow", app.window.tap("header.follow"))
    app.act(3, "detach", app.window.attach("profile", false))
    app.play(4, "attach", app.window.attach("profile", true))
    #expect(app.window.readEnabled("header.follow") == true.logged)
    let told = app.trace.events.filter { $0.from == "HeaderPresenter" && $0.to == "HeaderViewController" }
    #expect(told.last?.name == "showFollow(_:enabled:followers:)")
  }

  @Test func `a screen that is gone hears no answer, and is not kept by it`() {
    app.play(1, "open", app.window.open("profile"))
    app.play(2, "blogs[2]", app.window.tap("blogs[2]"))
    app.act(3, "blog.like", app.window.tap("blog.like"))
    app.act(4, "back", app.window.back())
    app.runtime.settle()
    let gone = app.trace.events.filter { $0.kind == .destroy }.map(\.from)
    #expect(gone.contains("BlogPresenter") && gone.contains("BlogViewController"))
    #expect(!app.trace.events.contains { $0.name == "didLike(_:)" })
    #expect(app.window.value(of: "blogs[2].like") == "Liked".logged)
  }

  @Test func `a cell is bound by one more wire for each row that it shows`() {
    app.play(1, "open", app.window.open("profile"))
    let wires = { self.app.runtime.wires.filter { $0.kind == .block && $0.name == "row" }.count }
    #expect(wires() == 10)
    app.play(2, "blogs", app.window.scroll("blogs", to: 2))
    #expect(wires() == 12)
    app.play(3, "detach", app.window.attach("profile", false))
    app.play(4, "attach", app.window.attach("profile", true))
    #expect(wires() == 22)
  }

  // MARK: What is on record

  /// What the view of the blogs asked its presenter in a step.
  private func asked(_ step: Int) -> [Event] {
    app.trace.events.filter { $0.id.step == step && $0.to == "BlogsPresenter" && $0.kind == .call }
  }

  private func push(_ step: Int, _ push: Push) {
    app.runtime.input(step: step, from: app.runtime.world, to: nil, name: "push") { app.receive(push) }
    app.runtime.settle()
  }
}
