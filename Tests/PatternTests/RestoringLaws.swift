import ArchTrace
import BlogDomain
import Catalog
import HeadlessUI
import Runtime
import Scenario
import Testing

/// What restoring promises, of every pattern that can be put back where it was.
@Suite struct RestoringLaws {
  private static let restorable = Pattern.all.filter {
    if case .from = $0.restoring { true } else { false }
  }

  /// What no shipped scenario has: an alert that waits for its screen, with another behind it; a table that was
  /// scrolled, under another screen; what is out while a screen is away.
  private static let further: [Story] = {
    let text = """
      {
        name: "away",
        world: { blogs: 40, following: 2 },
        network: [
          { match: "POST /blogs/9/*", fail: "offline" }, { match: "GET /following", after: 500 },
        ],
        steps: [
          { open: "profile" }, { scroll: "blogs", to: 8 }, { tap: "blogs[8].like" },
          { tap: "blogs[8].share", after: 20 }, { detach: "profile", after: 20 }, { wait: 50 },
          { expect: { alert: null } }, { attach: "profile" }, { alert: "OK" }, { alert: "OK" },
          { open: "following" }, { detach: "following", after: 400 }, { attach: "following" },
          { tap: "following[1].follow" }, { detach: "following" }, { wait: 50 }, { attach: "following" },
          { alert: "Unfollow" }, { back: true, after: 20 }, { expect: { stack: ["profile"] } },
        ],
      }
      """
    let scenario = try? ScenarioFile.scenario(Array(text.utf8), named: "away.scenario.json5")
    return scenario.map { [Story(name: "away", scenario: $0)] } ?? []
  }()

  private static let played = restorable.flatMap { pattern in
    (Stories.all + further).filter { pattern.canPlay($0.scenario) }.map { (pattern, $0) }
  }

  @Test(arguments: played)
  func afterEachStepTheSameScreenAndTheSameTrace(_ pattern: Pattern, _ story: Story) {
    let writers = [TraceWriter(), TraceWriter()]
    let plain = pattern.run(story.scenario, to: writers[0])
    let outcome = pattern.run(story.scenario, to: writers[1], options: RunOptions(restoresEachStep: true))
    #expect(outcome.restoring?.differences == [])
    #expect(outcome.restoring?.steps == outcome.steps)
    #expect(outcome.leaks == plain.leaks && outcome.failures == plain.failures)
    #expect(writers[0].bytes == writers[1].bytes)
  }

  @Test func threePatternsPromiseIt() {
    #expect(Self.further.count == 1)
    let promised = [
      "mvcvs": "the view state", "mavb": "the root adapter's state", "tea": "the state value",
    ]
    for pattern in Pattern.all {
      switch pattern.restoring {
      case .from(let name): #expect(promised[pattern.name] == name)
      case .impossible(let reason):
        #expect(promised[pattern.name] == nil && !reason.isEmpty && !reason.hasSuffix("."))
      }
    }
  }

  @Test func whoCannotIsNotAsked() {
    let scenario = Scenario(name: "one", steps: [Step(.open(.profile))])
    let outcome = Pattern.all[0].run(scenario, to: nil, options: RunOptions(restoresEachStep: true))
    #expect(outcome.isSuccess && outcome.restoring == nil)
  }

  @Test(arguments: [
    ("forgetful", RestoringDifference.Flaw.line(1, expected: "profile", found: "")),
    ("curious", .asked("GET /users/1")),
    ("sticky", .survivor("ScreenView#2")),
  ])
  func aCopyThatIsNotRightIsFound(_ name: String, _ flaw: RestoringDifference.Flaw) throws {
    let toys: [String: Pattern] = [
      "forgetful": Pattern("forgetful", ForgetfulApp.self, "Restores nothing"),
      "curious": Pattern("curious", CuriousApp.self, "Asks the network"),
      "sticky": Pattern("sticky", StickyApp.self, "Keeps its copies"),
    ]
    let toy = try #require(toys[name])
    let scenario = Scenario(name: "toy", steps: [Step(.open(.profile), place: "steps[0]")])
    let writers = [TraceWriter(), TraceWriter()]
    let outcome = toy.run(scenario, to: writers[0], options: RunOptions(restoresEachStep: true))
    #expect(!outcome.isSuccess)
    let difference = try #require(outcome.restoring?.differences.first)
    #expect(difference.step == 1 && difference.place == "steps[0]" && difference.flaw == flaw)
    guard name != "sticky" else { return }
    _ = toy.run(scenario, to: writers[1])
    #expect(writers[0].bytes == writers[1].bytes)
  }
}

/// An app of one empty screen.
private class OneScreenApp {
  let service: Service
  private let root: Root

  required init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    self.service = service
    root = Root(window)
  }

  func receive(_ push: Push) {}

  class var snapshotName: String { "nothing" }

  func restored(in window: Window) -> AnyObject {
    window.show(ScreenView(window.runtime, "profile", []))
    return self
  }

  private final class Root: Participant {
    private let window: Window

    init(_ window: Window) {
      self.window = window
      super.init(window.runtime, .controller)
      window.onOpen = Action("open", from: window, to: self) {
        $0.window.show(ScreenView($0.runtime, $1, []))
      }
    }
  }
}

private final class ForgetfulApp: OneScreenApp, RestorableApp {
  override func restored(in window: Window) -> AnyObject { self }
}

private final class CuriousApp: OneScreenApp, RestorableApp {
  override func restored(in window: Window) -> AnyObject {
    service.send(Request("GET", "/users/1"), for: window) { _ in }
    return super.restored(in: window)
  }
}

private final class StickyApp: OneScreenApp, RestorableApp {
  private var kept: [View] = []

  override func restored(in window: Window) -> AnyObject {
    _ = super.restored(in: window)
    kept += window.stack
    return self
  }
}
