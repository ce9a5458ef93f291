import Runtime
import Scenario
import Testing

@testable import Catalog

/// Which wires that drift silently a test without a view notices.
@Suite struct SilentCutTests {
  private static func cuts(_ name: String) throws -> [SilentCut] {
    let report = try #require(try Pattern.named(name).flatMap { try SeamReport($0) })
    let scenario = try #require(try ShippedScenarios.scenario(named: ShippedScenarios.usual))
    return report.silentCuts(in: scenario)
  }

  @Test func aPresenterThatIsNotToldOfTheModelIsNoticed() throws {
    let cuts = try Self.cuts("mvp/protocol")
    let wire = try #require(
      cuts.first { $0.fault.wire.name == "userName(7)" && $0.fault.wire.to == "BlogCellPresenter" })
    #expect(wire.noticed.map(\.id) == ["push"])
  }

  /// The gap between view model and view: no test of the view model sees that a binding is missing.
  @Test(arguments: ["mvvm/signal", "mvvm/kvo"])
  func aBindingToAViewIsNeverNoticed(_ name: String) throws {
    let cuts = try Self.cuts(name)
    let toViews = cuts.filter { cut in
      let type = WireSort(cut.fault.wire).to
      return type.hasSuffix("ViewController") || type.hasSuffix("Cell")
    }
    #expect(!toViews.isEmpty)
    for cut in toViews { #expect(cut.noticed.isEmpty, "\(cut.fault.wire)") }
    #expect(cuts.contains { !$0.noticed.isEmpty })
  }

  @Test func theModelAloneNoticesNothing() throws {
    let cuts = try Self.cuts("mvc/model")
    #expect(!cuts.isEmpty && cuts.allSatisfy(\.noticed.isEmpty))
  }

  @Test func theCutsAreTheDriftsOfTheFaults() throws {
    let pattern = try #require(Pattern.named("mavb"))
    let scenario = try #require(try ShippedScenarios.scenario(named: ShippedScenarios.usual))
    let faults = pattern.wireFaults(scenario)
    let report = try #require(try SeamReport(pattern))
    #expect(report.silentCuts(among: faults).map(\.fault) == faults.filter { $0.outcome == .drift })
    let hazards = Hazard.all(report.silentCuts(among: faults))
    #expect(hazards.map(\.cuts.count).reduce(0, +) == faults.count { $0.outcome == .drift })
  }

  @Test func theSameWireIsTheSameSortWhateverItsNumbers() throws {
    let likes = try Self.cuts("mvvm/kvo").map(\.fault.wire).filter { $0.to.hasPrefix("BlogViewModel") }
    #expect(Set(likes.map { WireSort($0) }).count < Set(likes.map { "\($0.name)\($0.to)" }).count)
    #expect(likes.map { WireSort($0) }.contains { $0.name == "blog(*)" && $0.to == "BlogViewModel" })
  }
}
