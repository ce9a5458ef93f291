import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MAVB

/// The whole app, by its trace and by its screen.
struct BlogAppTests {
  @Test func `a tap on Follow, hop by hop`() {
    let run = BlogRun()
    run.play(run.window.open("profile"))
    run.play(run.window.tap("header.follow"))
    let roles = Dictionary(
      run.collector.events.compactMap { event in event.role.map { (event.to ?? "", $0) } },
      uniquingKeysWith: { first, _ in first })
    let lines = run.lastStep.filter { $0.kind != .screen }.map { event in
      let from = roles[event.from] ?? event.from
      return "\(event.kind) \(from)\(event.to.map { " → \(roles[$0] ?? $0)" } ?? "") \(event.name ?? "")"
    }
    #expect(
      lines == [
        "input user → view input",
        "message view → adapter toggleFollow",
        "state adapter ",
        "notify adapter → binder followers",
        "render binder → view header.followers",
        "notify adapter → binder follow.title",
        "render binder → view header.follow",
        "notify adapter → binder follow.enabled",
        "render binder → view header.follow.enabled",
        "request adapter → service POST /follows/7",
        "response service → adapter POST /follows/7",
        "message adapter followAnswered",
        "state adapter ",
        "notify adapter → binder follow.enabled",
        "render binder → view header.follow.enabled",
      ])
  }

  @Test func `the screens can be built again from the adapters' state`() {
    let failure = NetworkRule(match: RoutePattern("POST /blogs/9/like"), failure: .offline)
    let run = BlogRun(blogs: 30, rules: [failure])
    run.play(run.window.open("profile"))
    run.play(run.window.tap("header.follow"))
    run.play(run.window.scroll("blogs", to: 6))
    run.play(run.window.tap("blogs[7].share"))
    run.play(run.window.tap("blogs[8].like"))
    #expect(run.window.alert != nil && run.window.toast != nil)
    #expect(BlogRun(run.app.state).window.screen == run.window.screen)
    run.play(run.window.tapAlert("OK"))
    run.play(run.window.tap("blogs[9]"))
    let copy = BlogRun(run.app.state)
    #expect(copy.window.screen == run.window.screen)
    #expect(copy.service.requestCount == 0)
    for run in [run, copy] { run.play(run.window.back()) }
    #expect(copy.window.screen == run.window.screen)
    #expect(copy.window.screen[2] == "blogs  6–15 of 20")
  }
}
