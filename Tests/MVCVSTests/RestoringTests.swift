import ArchTrace
import BlogDomain
import Catalog
import HeadlessUI
import Runtime
import Scenario
import Testing

@testable import MVCVS

/// A view state leads to a screen: any recorded one, loaded into a fresh tree, gives the screen that it was
/// recorded of, and asks the server nothing.
struct RestoringTests {
  private let world = World(
    user: .init(id: 7, bio: "Notes", followers: 41), blogs: World.numberedBlogs(45),
    drafts: [.init(id: 1), .init(id: 2)], following: [.init(id: 101), .init(id: 102)])

  @Test func `after every step, a fresh tree shows the same`() {
    let failure = NetworkRule(match: RoutePattern("POST /blogs/2/like"), failure: .offline)
    let stage = Stage(world, rules: [failure])
    let tree = stage.tree()
    let window = tree.window
    let steps: [() -> InputTarget] = [
      { window.open("profile") }, { window.scroll("blogs", to: 8) }, { window.tap("blogs.more") },
      { window.tap("blogs[9].share") }, { window.tap("blogs[8]") }, { window.tap("blog.like") },
      { window.back() }, { window.scroll("blogs", to: 0) }, { window.tap("blogs[1].like") },
      { window.tapAlert("OK") }, { window.open("following") }, { window.tap("following[0].follow") },
      { window.tapAlert("Unfollow") },
    ]
    for step in steps {
      stage.input(step())
      let requests = stage.service.requestCount
      let fresh = stage.tree(tree.viewState.saved)
      #expect(fresh.window.screen == window.screen)
      #expect(fresh.viewState.value == tree.viewState.value)
      #expect(stage.service.requestCount == requests)
      fresh.root.close()
    }
  }

  @Test(arguments: ShippedScenarios.names)
  func `before and after each step of a scenario, settled or not, the app can be put back`(
    _ name: String
  ) throws {
    var scenario = try #require(try ShippedScenarios.scenario(named: name))
    scenario.steps = scenario.steps.flatMap { step in
      let settled = Step(.push(ProbedApp.probe)), atOnce = Step(.push(ProbedApp.probe), after: 0)
      return step.after == nil ? [settled, step, atOnce] : [step, atOnce]
    }
    let runtime = Runtime(Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: name), to: nil))
    let player = Player(scenario, on: runtime) {
      ProbedApp(window: $0.window, service: $0.service, user: $0.user, gallery: $0.gallery)
    }
    #expect(player.play().isSuccess)
  }

  @Test func `typed text is restored with what was found for it, and a late answer reaches both trees`() {
    let late = NetworkRule(match: RoutePattern("GET /categories/2"), latency: 500)
    let stage = Stage(world, rules: [late])
    let tree = stage.tree()
    stage.input(tree.window.open("categories"))
    stage.input(tree.window.type("2", into: "categories.query"), settles: false)
    let fresh = stage.tree(tree.viewState.saved)
    #expect(fresh.window.value(of: "categories.query") == .string("2"))
    #expect(fresh.window.value(of: "categories.result") == .string(""))
    stage.runtime.settle()
    #expect(fresh.window.value(of: "categories.result") == .string("Books"))
    #expect(tree.window.value(of: "categories.result") == .string("Books"))
  }

  @Test func `a restored tree goes on: back, alert and rows work`() {
    let stage = Stage(world)
    let tree = stage.tree()
    stage.input(tree.window.open("profile"))
    stage.input(tree.window.open("following"))
    stage.input(tree.window.tap("following[0].follow"))
    tree.root.close()
    let fresh = stage.tree(tree.viewState.saved)
    stage.input(fresh.window.tapAlert("Unfollow"))
    #expect(fresh.window.alert == nil)
    #expect(fresh.window.value(of: "following[0].follow") == .string("Follow"))
    stage.input(fresh.window.back())
    #expect(fresh.window.stack.map(\.name) == ["profile"])
    stage.input(fresh.window.tap("blogs[0]"))
    #expect(fresh.window.stack.map(\.name) == ["profile", "blog"])
  }

  @Test func `where a table loses the rows that it was scrolled to, the view state follows`() {
    let short = NetworkRule(
      match: RoutePattern("GET /users/7/blogs?page=1"), nth: 2,
      body: [TraceValue.Member("blogs", .array((1...12).map(blog)))])
    let stage = Stage(world, rules: [short])
    let tree = stage.tree()
    stage.input(tree.window.open("profile"))
    stage.input(tree.window.scroll("blogs", to: 10))
    #expect(tree.viewState.value.screens[0].firstRows == ["blogs": 10])
    stage.input(tree.window.pull("blogs"))
    #expect(tree.viewState.value.screens[0].firstRows == ["blogs": 2])
    #expect(stage.lastStep.contains("call controller → viewState alreadyScrolled(screen:table:to:)"))
  }

  private func blog(_ id: Int) -> TraceValue {
    .fields(["id": id, "title": "Blog \(id)", "likes": id, "liked": false, "body": ""])
  }
}

/// The app, put back beside itself whenever a push comes that is about nobody.
private final class ProbedApp: App {
  static let probe = Push.user(id: -1, UserChange())

  private let window: Window
  private let service: Service
  private let app: MVCVSApp

  init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    self.window = window
    self.service = service
    app = MVCVSApp(window: window, service: service, user: user, gallery: gallery)
  }

  func receive(_ push: Push) {
    guard push == Self.probe else { return app.receive(push) }
    let requests = service.requestCount
    let fresh = Window(window.runtime)
    let copy = app.restored(in: fresh)
    // Which screens are out of the window is no app's to say, nor that an alert waits for one to come back.
    let isAlertAwaited = window.top?.isAttached == false && window.alert == nil
    for screen in window.stack where !screen.isAttached { fresh.attach(screen.name, false).deliver?() }
    let early = isAlertAwaited && fresh.alert != nil ? 1 : 0
    #expect(Array(fresh.screen.dropLast(early)) == window.screen)
    #expect(service.requestCount == requests)
    withExtendedLifetime(copy) {}
  }
}
