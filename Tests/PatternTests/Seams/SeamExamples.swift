import Scenario
import Testing

@testable import Catalog

/// What a test without a view holds in each pattern, and what it does not.
@Suite struct SeamExamples {
  private static func report(_ name: String) throws -> SeamReport {
    try #require(try Pattern.named(name).flatMap { try SeamReport($0) })
  }

  private static func unheld(_ report: SeamReport) -> [String: String] {
    var parts: [String: String] = [:]
    for entry in report.entries where !entry.outcome.isHeld { parts[entry.behaviour.id] = entry.outcome.part }
    return parts
  }

  @Test func inMVCTheModelAloneIsHeldAndNothingThatAViewIsTold() throws {
    let model = try Self.report("mvc/model")
    #expect(model.told == 0)
    #expect(
      Self.unheld(model) == [
        "navigation": "RootController", "name-formats": "UsersController", "unfollow-asks": "UsersController",
        "unfollow-cancelled": "UsersController", "suggested-never-asks": "UsersController",
      ])
    // The head with its labels and buttons, and a window: the smallest test of what a follow shows.
    #expect(model["follow"] == .state("HeaderController", views: 7))
    let controller = try Self.report("mvc/controller")
    #expect(controller.held == 0 && controller.fewestViews > 0)
  }

  @Test(arguments: ["mvp/protocol", "mvp/block"])
  func inMVPThePresenterIsHeldWithAFakeViewAndNoScene(_ name: String) throws {
    let report = try Self.report(name)
    #expect(report.told == report.held)
    #expect(
      Self.unheld(report) == [
        "navigation": "RootScene", "unfollow-asks": "FollowingScene", "unfollow-cancelled": "FollowingScene",
        "suggested-never-asks": "SuggestedScene",
      ])
    let view = name == "mvp/block" ? "FakeView" : "FakeHeaderView"
    #expect(report.doubles.contains(view) && report.doubles.contains("FakeService"))
  }

  @Test(arguments: [
    ("mvvm/signal", "AppCoordinator"), ("mvvm/kvo", "RootViewController"),
    ("mvvm/observation", "RootViewController"),
  ])
  func inMVVMAllButNavigationIsHeldByTheViewModelAlone(_ name: String, _ navigator: String) throws {
    let report = try Self.report(name)
    #expect(report.told == report.held)
    #expect(Self.unheld(report) == ["navigation": navigator])
    // What is observed by being read is read: that takes nobody in a view's place.
    #expect(report.doubles == (name == "mvvm/observation" ? ["FakeService"] : ["FakeService", "FakeView"]))
  }

  @Test func inMVCVSTheStoresAreHeldAndNotWhichActionATapMeans() throws {
    let report = try Self.report("mvc+vs")
    #expect(report.told == 0)
    #expect(
      Set(Self.unheld(report).keys)
        == ["name-formats", "unfollow-asks", "unfollow-cancelled", "suggested-never-asks"])
    #expect(report["navigation"]?.isHeld == true)
  }

  @Test(arguments: ["mavb", "tea"])
  func inMAVBAndTEAEverythingIsHeld(_ name: String) throws {
    let report = try Self.report(name)
    #expect(report.told == report.count && report.fewestViews == 0)
    #expect(report.doubles == [name == "tea" ? "FakeDriver" : "FakeService"])
  }
}
