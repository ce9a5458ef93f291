import ArchTrace
import Scenario
import Testing

@testable import Catalog

/// The findings on MVC, MVP and MVVM that somebody might doubt, by example.
@Suite struct ClaimFindingTests {
  private static func finding(_ number: Int) throws -> Finding {
    try #require(Claim.all.first { $0.number == number }).finding(in: ClaimContext())
  }

  private static func figure(_ label: String, in finding: Finding) throws -> TraceValue {
    try #require(finding.figures.first { $0.label == label }, "\(label)").value
  }

  @Test func presentersTestsMissSilentDrifts() throws {
    let finding = try Self.finding(4)
    #expect(finding.verdict == .refuted)
    #expect(try Self.figure("views built for them", in: finding) == .int(0))
    #expect(try Self.figure("of these held by presenters' tests", in: finding) == .int(18))
    // The push from the server, the alerts that go to a scene, its two answers to questions, and the three rows of
    // people, where a tap goes to a scene.
    #expect(try Self.figure("of these that no presenter's test notices", in: finding) == .int(7))
  }

  @Test func noVoiceFinishesInTimeWithoutItsPropertyBlock() throws {
    let finding = try Self.finding(5)
    #expect(finding.verdict == .holds)
    #expect(try Self.figure("voices that finish in sight", in: finding) == .int(4))
    #expect(
      try Self.figure("of these in time with the property blocks cut, too", in: finding) == .int(0))
  }

  @Test func aPresenterHasOneViewAndAViewModelMany() throws {
    let finding = try Self.finding(11)
    #expect(finding.verdict.name == .depends)
    for name in ["mvp/protocol", "mvp/block"] {
      #expect(try Self.figure("\(name) of two views of one presenter, told", in: finding) == .int(1))
      #expect(try Self.figure("\(name) of two presenters of one view, telling", in: finding) == .int(2))
    }
    for name in ["mvvm/signal", "mvvm/kvo", "mvvm/observation"] {
      #expect(try Self.figure("\(name) of two views of one view model, told", in: finding) == .int(2))
      #expect(try Self.figure("\(name) of two view models of one view, telling", in: finding) == .int(2))
    }
  }

  @Test func keyPathsDoWhatSignalsDo() throws {
    let finding = try Self.finding(14)
    #expect(finding.verdict == .holds)
    let scenarios = try Self.figure("scenarios", in: finding)
    #expect(scenarios == .int(ShippedScenarios.names.count))
    #expect(try Self.figure("mvvm/kvo the same screens and requests", in: finding) == scenarios)
  }

  @Test func theStoreIsThatOfMVCWithTheNetworkInControllers() throws {
    let finding = try Self.finding(26)
    #expect(finding.verdict.condition?.hasSuffix("in mvc/controller, not in mvc/model") == true)
    let scenarios = try Self.figure("scenarios", in: finding)
    #expect(try Self.figure("mvc/controller scenarios with the same ones", in: finding) == scenarios)
    #expect(try Self.figure("mvc/model scenarios with the same ones", in: finding) == .int(0))
  }

  @Test func theVerdictsByExample() throws {
    // What a person is told in words was no closer to a test in MVC than in MVP.
    #expect(try Self.finding(1).verdict.name == .depends)
    // Written with its own requests, pages and observers, MVVM by key paths takes more than half of what MVP does.
    #expect(try Self.finding(8).verdict == .refuted)
    #expect(try Self.finding(16).verdict == .holds)
    // A chain of requests calls methods by name, in MVC as well.
    #expect(try Self.finding(18).verdict == .refuted)
    #expect(try Self.finding(20).verdict == .holds)
    #expect(try Self.finding(27).verdict == .holds)
    #expect(try Self.finding(28).verdict == .holds)
    #expect(try Self.finding(29).verdict.name == .notMeasurable)
  }

  @Test func answersFromTheDeviceAreNoNetwork() throws {
    for (name, local) in [("mvp/protocol", SeamSource.mvpProtocolLocal), ("mvp/block", .mvpBlockLocal)] {
      let pattern = try #require(Pattern.named(name))
      let network = try #require(pattern.seam)
      for behaviour in try Behaviour.all() where behaviour.id == "refresh-fails" || behaviour.id == "follow" {
        let device = SeamRun(local, behaviour, of: pattern)
        #expect(device.outcome == .told && device.views == 0)
        #expect(!device.trace.events.contains { $0.kind == .request || $0.kind == .response })
        #expect(SeamRun(network, behaviour, of: pattern).trace.events.contains { $0.kind == .request })
      }
    }
    let finding = try Self.finding(23)
    #expect(finding.verdict == .holds)
    let tests = try Self.figure("tests with a network and without", in: finding)
    #expect(tests == .int(36))
    #expect(try Self.figure("of these with the same at presenters", in: finding) == tests)
  }

  @Test func aLineOfLeastSquares() {
    let straight = Slope([(1, 3), (2, 5), (4, 9)])
    #expect(straight.rise == 2 * straight.run && straight.run > 0)
    #expect(Slope([(0, 0), (1, 1), (2, 0)]).rise == 0)
    #expect(Slope([(3, 1), (3, 5)]).run == 0)
    #expect(straight.text == "2.0")
  }
}
