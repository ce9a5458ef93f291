import ArchTrace
import BlogDomain
import HeadlessUI
import MVCModel
import Runtime
import Scenario
import Testing

@testable import Catalog

/// That the measure itself can say no: a seam that builds a view, and one that says the wrong thing.
@Suite struct SeamMeasuringTests {
  /// A seam that shows one text, and may build a view for it.
  private final class Toy: Seam {
    static var holds: SeamHold { .told }
    private let runtime: Runtime
    private let builds: Bool
    private var label: Label?

    init(_ runtime: Runtime, builds: Bool) {
      self.runtime = runtime
      self.builds = builds
    }

    func open(_ screen: String) { if builds { label = Label(runtime, "header.name") } }
    func tap(_ element: ElementName) {}
    func answer(_ button: String) {}
    func back() {}
    func pull(_ part: String) {}
    func type(_ text: String, into element: ElementName) {}
    func receive(_ push: Push) {}

    var shown: Shown {
      var shown = Shown()
      shown.set("header.name", "Ada")
      return shown
    }
  }

  private static func outcome(_ name: String, builds: Bool) throws -> SeamOutcome {
    let source = SeamSource { Toy($0.runtime, builds: builds) }
    let pattern = Pattern("toy", MVCApp.self, "A toy", seam: source)
    let text = "{ steps: [ { open: \"profile\" }, { expect: { \"header.name\": \"\(name)\" } } ] }"
    let scenario = try ScenarioFile.scenario(Array(text.utf8), named: "toy")
    let behaviour = Behaviour(id: "toy", title: "a toy", scenario: scenario)
    return try #require(SeamReport(pattern, in: [behaviour])?.entries.first).outcome
  }

  @Test func whatIsRightWithNoViewIsTold() throws {
    #expect(try Self.outcome("Ada", builds: false) == .told)
  }

  @Test func aViewThatIsBuiltIsCounted() throws {
    let outcome = try Self.outcome("Ada", builds: true)
    #expect(outcome.views == 1 && !outcome.isHeld)
  }

  @Test func whatIsNotAsExpectedIsWrong() throws {
    let wrong = SeamFailure(step: 2, path: "header.name", expected: .string("Bob"), actual: .string("Ada"))
    #expect(try Self.outcome("Bob", builds: false) == .wrong([wrong]))
  }

  @Test func aPatternOfWhichNobodySaysHowHasNoReport() throws {
    #expect(try SeamReport(Pattern("toy", MVCApp.self, "A toy")) == nil)
  }
}
