import ArchTrace
import BlogDomain
import Catalog
import HeadlessUI
import Runtime
import Scenario
import Testing

/// A pattern that shows one empty screen: all that it takes to be one.
private final class ToyApp: App {
  private let root: ToyController

  init(window: Window, service: Service, user: Int, gallery: World.Gallery) { root = ToyController(window) }

  func receive(_ push: Push) {}
}

private final class ToyController: Participant {
  private let window: Window

  init(_ window: Window) {
    self.window = window
    super.init(window.runtime, .controller)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
  }

  func open(_ screen: String) { traced(screen) { window.show(ScreenView(runtime, screen, [])) } }
}

/// A pattern that does what elsewhere would have ended it.
private final class FailingApp: App {
  private let app: ToyApp
  private let culprit: Culprit

  private final class Culprit: Participant {
    init(_ runtime: Runtime) {
      super.init(runtime, .controller)
      report("removeObserver", .fields(["keyPath": "title"]))
    }
  }

  init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    app = ToyApp(window: window, service: service, user: user, gallery: gallery)
    culprit = Culprit(window.runtime)
  }

  func receive(_ push: Push) {}
}

@Suite struct ToyPatternTests {
  @Test func aRunInWhichSomebodyReportsAnErrorGoesOnAndFails() {
    let toy = Pattern("toy", FailingApp.self, "One empty screen, and an error")
    let collector = EventCollector()
    let outcome = toy.run(Scenario(name: "toy", steps: [Step(.open(.profile))]), to: collector)
    #expect(outcome.errors == [#"Culprit: removeObserver {"keyPath":"title"}"#])
    #expect(!outcome.isSuccess)
    #expect(outcome.steps == 1)
    #expect(collector.events.filter { $0.kind == .error }.map(\.from) == ["Culprit"])
  }

  @Test func aPatternIsAFolderAndALine() {
    let toy = Pattern("toy", ToyApp.self, "One empty screen")
    let collector = EventCollector()
    let outcome = toy.run(Scenario(name: "toy", steps: [Step(.open(.profile))]), to: collector)
    #expect(outcome.isSuccess)
    let told = collector.events.map { "\($0.id) \($0.kind.name) \($0.from)" }
    #expect(
      told == [
        "0 input world", "0.1 create world", "0.2 create world", "0.3 create world", "1 input user",
        "1.1 call Window", "1.2 create ToyController", "1.3 navigate ToyController", "1.4 screen Window",
        "2 input world", "2.1 destroy Window", "2.2 destroy BlogAPI", "2.3 destroy ToyController",
        "2.4 destroy ScreenView",
      ])
  }
}
