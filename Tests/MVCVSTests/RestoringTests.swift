import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVCVS

/// Both states lead to a screen: any recorded pair, loaded into the running tree or a fresh one, gives that screen, and
/// the app goes on from it.
struct RestoringTests {
  private let world = World(
    user: .init(id: 7, bio: "Notes", followers: 41), blogs: World.numberedBlogs(45),
    drafts: [.init(id: 1), .init(id: 2)], following: [.init(id: 101), .init(id: 102)],
    voices: World.numberedVoices(3))

  /// An app with its network and window, and what it wrote down after each input.
  private final class Stage {
    let runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: nil))
    let server: BlogServer
    let service: Service
    let world: World
    let window: Window
    let app: MVCVSApp
    private(set) var recorded: [(saved: Snapshot, screen: [String])] = []

    init(_ world: World, _ rules: [NetworkRule] = []) {
      self.world = world
      server = BlogServer(world, rules: rules)
      service = Service(runtime, name: "BlogAPI", server: server)
      window = Window(runtime)
      app = MVCVSApp(window: window, service: service, user: world.user.id, gallery: world.gallery)
    }

    func input(_ target: InputTarget, settles: Bool = true) throws {
      runtime.input(step: 1, from: runtime.user, to: target.actor, name: "input") { target.deliver?() }
      if settles { runtime.settle() }
      recorded.append((try app.saved(), window.screen))
    }
  }

  @Test func `an earlier pair of states gives its screen in the running tree`() throws {
    let stage = Stage(world)
    let window = stage.window
    try stage.input(window.open("profile"))
    try stage.input(window.tap("blogs[3]"))
    try stage.input(window.back())
    try stage.input(window.tap("blogs[5]"))
    try stage.input(window.back())
    try stage.input(window.scroll("blogs", to: 8))
    try stage.input(window.open("following"))
    try stage.input(window.tap("following[0].follow"))
    for (saved, screen) in stage.recorded.reversed() + stage.recorded {
      try stage.app.load(saved)
      #expect(window.screen == screen)
    }
  }

  @Test func `a list that was loading is asked for again where its answer has come`() throws {
    let stage = Stage(world)
    try stage.input(stage.window.open("profile"))
    try stage.input(stage.window.open("following"), settles: false)
    stage.runtime.settle()
    try stage.input(stage.window.back())
    let requests = stage.service.requestCount
    try stage.app.load(stage.recorded[1].saved)
    #expect(stage.window.value(of: "following.state") == .string("loading"))
    stage.runtime.settle()
    #expect(stage.window.value(of: "following.count") == .int(2))
    #expect(stage.service.requestCount == requests + 1)
  }

  @Test func `an answer to what no state knows of changes nothing`() throws {
    let stage = Stage(world)
    try stage.input(stage.window.open("profile"))
    try stage.input(stage.window.tap("header.follow"), settles: false)
    try stage.app.load(stage.recorded[0].saved)
    #expect(stage.window.value(of: "header.follow") == .string("Follow"))
    stage.runtime.settle()
    #expect(stage.window.value(of: "header.follow") == .string("Follow"))
  }

  @Test func `a voice that plays goes on where it was`() throws {
    let stage = Stage(world)
    try stage.input(stage.window.open("voices"))
    try stage.input(stage.window.tap("voices[0]"))
    stage.runtime.run(until: stage.runtime.now + 1200)
    let saved = try stage.app.saved()
    let runtime = Runtime(Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: nil))
    runtime.run(until: stage.runtime.now)
    let window = Window(runtime)
    let copy = try MVCVSApp(
      window: window, service: Service(runtime, name: "BlogAPI", server: BlogServer(world)), user: 7,
      gallery: world.gallery, saved: saved)
    #expect(window.screen == stage.window.screen)
    #expect(window.value(of: "voices[0].state") == .string("playing"))
    for _ in 0..<20 {
      for run in [runtime, stage.runtime] { run.run(until: run.now + 250) }
      #expect(window.screen == stage.window.screen)
    }
    #expect(window.value(of: "voices[1].state") == .string("playing"))
    withExtendedLifetime(copy) {}
  }

  @Test func `bytes that are no states are refused, and nothing changes`() throws {
    let stage = Stage(world)
    try stage.input(stage.window.open("profile"))
    #expect(throws: (any Error).self) { try stage.app.load(Snapshot(bytes: Array("{}".utf8))) }
    #expect(stage.window.screen == stage.recorded[0].screen)
  }

  @Test func `everything remembered is in the bytes`() throws {
    let stage = Stage(world)
    try stage.input(stage.window.open("profile"))
    try stage.input(stage.window.open("voices"))
    try stage.input(stage.window.tap("voices[1]"))
    let saved = try stage.app.saved()
    try stage.app.load(stage.recorded[0].saved)
    try stage.app.load(saved)
    #expect(try stage.app.saved() == saved)
  }
}
