import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MAVB

/// The whole app, by its trace and by its screen.
struct TraceTests {
  private func lines(_ run: BlogRun) -> [String] {
    let roles = Dictionary(
      run.collector.events.compactMap { event in event.role.map { (event.to ?? "", $0) } },
      uniquingKeysWith: { first, _ in first })
    return run.lastStep.filter { $0.kind != .screen }.map { event in
      let to = event.to.map { roles[$0] == "view" ? $0 : roles[$0] ?? $0 }
      let from = roles[event.from] == "view" ? event.from : roles[event.from] ?? event.from
      return "\(event.kind) \(from)\(to.map { " → \($0)" } ?? "") \(event.name ?? "")"
    }
  }

  @Test func `a tap on Follow, hop by hop`() throws {
    let run = try BlogRun()
    run.play(run.window.open("profile"))
    run.play(run.window.tap("header.follow"))
    #expect(
      lines(run) == [
        "input user → Button input",
        "message Button → adapter toggleFollow",
        "state adapter ",
        "notify adapter → ContentView followers",
        "render ContentView header.followers",
        "notify adapter → Button follow.title",
        "render Button header.follow",
        "notify adapter → Button follow.enabled",
        "render Button header.follow.enabled",
        "request adapter → service POST /follows/7",
        "response service → adapter POST /follows/7",
        "message adapter followAnswered",
        "state adapter ",
        "notify adapter → Button follow.enabled",
        "render Button header.follow.enabled",
      ])
  }

  @Test func `no binder takes part, and no answer is dropped before the reducer saw it`() throws {
    let slow = NetworkRule(match: RoutePattern("GET /categories/1"), latency: 900)
    let run = try BlogRun(rules: [slow])
    run.play(run.window.open("categories"))
    run.start(run.window.type("1", into: "categories.query"))
    run.start(run.window.type("2", into: "categories.query"))
    run.runtime.settle()
    #expect(!run.collector.events.contains { $0.role == "binder" })
    let responses = run.collector.events.filter { $0.kind == .response }
    let answers = run.collector.events.filter { $0.kind == .message && $0.name == "answered" }
    #expect(responses.count == 2 && answers.map(\.cause) == responses.map(\.id))
    #expect(run.window.screen.last == "Books")
    // The late one changed nothing.
    #expect(!run.collector.events.contains { $0.kind == .state && $0.cause == answers.last?.id })
  }

  @Test func `an alert that waits for its screen is on record, and comes by its binding`() throws {
    let failure = NetworkRule(match: RoutePattern("POST /blogs/*"), failure: .offline)
    let run = try BlogRun(rules: [failure])
    run.play(run.window.open("profile"))
    run.start(run.window.tap("blogs[0].like"))
    run.play(run.window.attach("profile", false))
    let waiting = run.collector.events.flatMap(\.changes).filter { $0.path == "waiting" }
    #expect(waiting.count == 1 && run.window.alert == nil)
    run.play(run.window.attach("profile", true))
    let present = try #require(run.lastStep.last { $0.kind == .navigate && $0.name == "present" })
    let cause = try #require(run.collector.events.first { $0.id == present.cause })
    #expect(cause.kind == .notify && cause.name == "alert" && cause.from == "WindowAdapter")
    let message = try #require(run.collector.events.first { $0.id == cause.cause })
    #expect(message.kind == .message && message.name == "attached" && message.from == "ScreenView")
  }

  @Test func `whoever is bound reads the state`() throws {
    let run = try BlogRun(recordsReads: true)
    run.play(run.window.open("profile"))
    run.play(run.window.tap("blogs[0].like"))
    let reads = run.collector.events.filter { $0.kind == .read }
    #expect(reads.contains { $0.from == "Window" && $0.id.step == 0 })
    #expect(reads.contains { $0.from.hasPrefix("Button") && $0.to == "DocumentAdapter" })
    #expect(!reads.contains { ["world", "user", "clock"].contains($0.from) || $0.from.hasSuffix("Adapter") })
  }

  @Test func `an app that goes leaves nobody behind`() throws {
    let failure = NetworkRule(match: RoutePattern("POST /blogs/*"), failure: .offline)
    var run: BlogRun? = try BlogRun(rules: [failure])
    let runtime = try #require(run?.runtime)
    for screen in ["profile", "gallery", "categories", "voices", "following", "profile"] {
      run?.play(InputTarget(actor: nil, .delivered { run?.window.open(screen).deliver?() }))
    }
    run?.play(InputTarget(actor: nil, .delivered { run?.window.tap("blogs[0].like").deliver?() }))
    #expect(run?.window.alert != nil)
    run = nil
    #expect(runtime.finish(steps: 7) == [])
  }

  // MARK: Saving and going on

  @Test func `an app made from saved states alone shows the same and goes on`() throws {
    let failure = NetworkRule(match: RoutePattern("POST /blogs/9/like"), failure: .offline)
    let run = try BlogRun(blogs: 30, rules: [failure])
    run.play(run.window.open("profile"))
    run.play(run.window.tap("header.follow"))
    run.play(run.window.scroll("blogs", to: 6))
    run.play(run.window.tap("blogs[7].share"))
    run.play(run.window.tap("blogs[8].like"))
    #expect(run.window.alert != nil && run.window.toast != nil)
    let copy = try BlogRun(run.app.saved(), at: run.runtime.now, blogs: 30, rules: [failure])
    #expect(copy.window.screen == run.window.screen && copy.service.requestCount == 0)
    for run in [run, copy] {
      run.play(run.window.tapAlert("OK"))
      run.play(run.window.tap("blogs[9]"))
    }
    #expect(copy.window.screen == run.window.screen)
    for run in [run, copy] { run.play(run.window.back()) }
    #expect(copy.window.screen == run.window.screen)
    #expect(copy.window.screen[2] == "blogs  6–15 of 20")
  }

  @Test func `what is out in saved states is taken up, and a toast goes when it would`() throws {
    let run = try BlogRun(blogs: 30)
    run.play(run.window.open("profile"))
    run.play(run.window.tap("blogs[0].share"))
    run.start(run.window.tap("header.follow"))
    let copy = try BlogRun(run.app.saved(), at: run.runtime.now, blogs: 30)
    #expect(copy.service.requestCount("POST /follows/7") == 1 && copy.service.requestCount == 1)
    copy.runtime.settle()
    run.runtime.settle()
    #expect(copy.window.screen == run.window.screen && copy.window.toast == "Shared")
    for time in [run.runtime.now, 2299, 2900] {
      for run in [run, copy] { run.runtime.run(until: time) }
      #expect(copy.window.toast == run.window.toast, "\(time)")
    }
    #expect(copy.window.toast == nil)
  }

  @Test func `saved states are put into the running tree, there and back`() throws {
    let run = try BlogRun(blogs: 30)
    var saved: [(state: Snapshot, screen: [String])] = []
    func note() throws { saved.append((try run.app.saved(), run.window.screen)) }
    try note()
    run.play(run.window.open("profile"))
    try note()
    run.play(run.window.scroll("blogs", to: 8))
    try note()
    run.play(run.window.tap("blogs[9].like"))
    try note()
    run.play(run.window.tap("blogs[9]"))
    try note()
    run.play(run.window.back())
    run.play(run.window.open("voices"))
    try note()
    for (state, screen) in Array(saved.dropFirst().reversed()) + saved.dropFirst() {
      run.load(state)
      #expect(run.window.screen == screen)
    }
    #expect(throws: (any Error).self) { try run.app.load(Snapshot(bytes: Array("[]".utf8))) }
  }
}

extension BlogRun {
  /// Puts saved states into the app, as a step.
  fileprivate func load(_ state: Snapshot) {
    start(InputTarget(actor: nil, .delivered { [app] in try? app.load(state) }))
    runtime.settle()
  }
}
