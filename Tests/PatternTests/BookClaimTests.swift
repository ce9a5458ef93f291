import ArchTrace
import Catalog
import Scenario
import Testing

/// What the claims of the book come to, where it could easily have been otherwise.
@Suite struct BookClaimTests {
  private let context = ClaimContext()

  private func finding(_ number: Int) throws -> Finding {
    try #require(Claim.all.first { $0.number == number }).finding(in: context)
  }

  private func value(_ label: String, _ finding: Finding) throws -> Int {
    let measured = try #require(finding.figures.first { $0.label == label }, "\(label)")
    guard case .int(let value) = measured.value else {
      Issue.record("\(label) is no count")
      return 0
    }
    return value
  }

  @Test func theBookHasEachOfItsClaims() {
    let numbers = Claim.all.filter { $0.source == .book }.map(\.number)
    #expect(numbers == Array(30...57))
  }

  @Test func aCoordinatorCostsNoHop() throws {
    let finding = try finding(38)
    let hops = try value("mvvm/signal hops from a row to its screen", finding)
    #expect(try value("mvvm/kvo hops from a row to its screen", finding) == hops)
    #expect(try value("mvvm/signal acts between controllers of two screens", finding) == 0)
    #expect(try value("mvvm/observation acts between controllers of two screens", finding) > 0)
  }

  @Test func aViewModelTellsByItselfOnlyWhatItAsks() throws {
    #expect(
      try finding(35).verdict
        == .depends(
          on:
            "whether what a view model holds itself is model: AppViewModel.messages, CategoriesViewModel.message, "
            + "CategoriesViewModel.result, CategoriesViewModel.search, CategoriesViewModel.status, "
            + "UsersViewModel.message change without the store"
        ))
  }

  @Test func bindingsSayAllButWhatViewsShowByThemselves() throws {
    let finding = try finding(40)
    #expect(
      finding.verdict
        == .depends(
          on:
            "whether what a view shows by itself counts: bindings do not say blogs.retry, blogs.retry.enabled, "
            + "blogs[i].share.enabled"))
    #expect(try value("views built for it", finding) == 0)
    #expect(try value("times that the app came to rest", finding) > value("behaviours", finding))
  }

  @Test func everyStepIsPlayedAgain() throws {
    let finding = try finding(42)
    let steps = try ShippedScenarios.names.reduce(0) { sum, name in
      let scenario = try #require(try ShippedScenarios.scenario(named: name))
      return sum + scenario.numberedSteps.reduce(0) { count, _ in count + 1 }
    }
    for pattern in ["mvcvs", "mavb", "tea"] {
      #expect(try value("\(pattern) trees made", finding) == steps)
      #expect(try value("\(pattern) that differ", finding) == 0)
    }
    #expect(finding.figures.count == 7)
  }

  @Test func oneFunctionForAScreenRendersMore() throws {
    let finding = try finding(45)
    let idle = try ["mavb", "mvvm/signal", "mvc/model", "mvcvs"].map {
      try value("\($0) settings that change nothing", finding)
    }
    #expect(idle == idle.sorted() && Set(idle).count == idle.count)
    #expect(
      Set(try ["tea", "mvvm/signal", "mvc/model"].map { try value("\($0) renders", finding) }).count == 1)
  }

  @Test func theViewIsComputedForEachMessage() throws {
    let finding = try finding(49)
    let calls = try value("messages", finding) + value("launches", finding)
    #expect(try value("times that the view is computed", finding) == calls)
    #expect(try value("launches", finding) == ShippedScenarios.names.count)
    #expect(
      try value("views that stand, after each of them", finding) > 10 * value("views made", finding))
  }

  @Test func theModelHandsOnWhatControllersHandOnByHand() throws {
    let finding = try finding(53)
    let calls = "calls that hand one to the store"
    #expect(try value("mvc/model \(calls)", finding) == 0 && value("mvc/controller \(calls)", finding) > 0)
    #expect(try self.finding(52).verdict == .holds)
    #expect(try value("mvc/controller answers", finding) == value("mvc/model answers", finding))
  }

  @Test func whatIsSharedChangesUnseen() throws {
    let finding = try finding(56)
    #expect(try value("of the values, changed by who read them", finding) == 0)
    #expect(
      try value("of the objects, with nobody told", finding) == value("states that are objects", finding))
    #expect(try value("that are classes", finding) == 0)
  }

  @Test func onlyTheLaunchOfTEACanGoPastTheState() throws {
    let finding = try finding(57)
    let tried = try value("tea lines that go past the state", finding)
    #expect(try value("mvcvs lines that go past the state", finding) == tried)
    #expect(try value("mvcvs of these compile", finding) == tried - 1)
    #expect(
      finding.verdict
        == .depends(
          on: "the place: TEA, too, takes a line that sets the window where the app is launched"))
  }
}
