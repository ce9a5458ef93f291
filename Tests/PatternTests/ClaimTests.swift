import ArchTrace
import Catalog
import Scenario
import Testing

/// What becomes of the claims of the literature, and whether what they show is there.
@Suite struct ClaimTests {
  @Test func everyClaimIsMeasuredOnceInOrder() {
    let numbers = Claim.all.map(\.number)
    #expect(numbers == Array(1...57))
  }

  /// All laws in one pass, since measuring a claim takes a while.
  @Test func theLawsOfEveryClaim() throws {
    let together = ClaimContext()
    var runs: [ClaimRun.Key: [Event]] = [:]
    for claim in Claim.all {
      let finding = try claim.finding(in: ClaimContext())
      hasAFigureOrAReason(claim, finding)
      let after = try claim.finding(in: together)
      #expect(finding.verdict == after.verdict && finding.figures == after.figures, "\(claim.id)")
      #expect(finding.evidence == after.evidence && finding.reading == after.reading, "\(claim.id)")
      try evidenceIsInTheRunsThatItNames(finding, &runs)
    }
  }

  private func hasAFigureOrAReason(_ claim: Claim, _ finding: Finding) {
    switch finding.verdict {
    case .holds, .refuted: #expect(!finding.figures.isEmpty && !finding.evidence.isEmpty, "\(claim.id)")
    case .depends(let condition):
      #expect(!finding.figures.isEmpty && !finding.evidence.isEmpty && !condition.isEmpty, "\(claim.id)")
    case .notMeasurable(let reason): #expect(!reason.isEmpty, "\(claim.id)")
    }
    let labels = finding.figures.map(\.label)
    #expect(Set(labels).count == labels.count, "\(claim.id)")
    // A claim and its reading become sentences, a measure is one already.
    #expect(!claim.statement.isEmpty && !claim.statement.hasSuffix("."), "\(claim.id)")
    #expect(!finding.reading.isEmpty && !finding.reading.hasSuffix("."), "\(claim.id)")
    #expect(claim.measure.hasSuffix("."), "\(claim.id)")
  }

  private func evidenceIsInTheRunsThatItNames(_ finding: Finding, _ runs: inout [ClaimRun.Key: [Event]])
    throws
  {
    func events(_ key: ClaimRun.Key) throws -> [Event] {
      if let events = runs[key] { return events }
      let pattern = try #require(Pattern.named(key.pattern))
      let scenario = try #require(try ShippedScenarios.scenario(named: key.scenario))
      let collector = EventCollector()
      let options = RunOptions(cuts: Set(key.cuts), restoring: key.restores ? .eachStep : .never)
      _ = pattern.run(
        key.cuts.isEmpty ? scenario : scenario.withoutExpectations, to: collector, options: options)
      runs[key] = collector.events
      return collector.events
    }
    for item in finding.evidence {
      switch item {
      case .event(let event, let key): #expect(try events(key).contains(event), "\(key) \(event.id)")
      case .cut(let fault, let key):
        #expect(key.cuts == [fault.wire.number])
        var whole = key
        whole.cuts = []
        let isSame = Self.seen(try events(key)) == Self.seen(try events(whole))
        #expect(isSame == (fault.difference == nil), "\(key)")
      case .source(let place, let text): #expect(!place.isEmpty && !text.isEmpty)
      }
    }
  }

  /// The screens, the requests and what is presented, each with its step: an alert that is closed at the moment at
  /// which it comes up is in no screen of the trace.
  private static func seen(_ events: [Event]) -> [String] {
    events.filter { [.screen, .request, .navigate].contains($0.kind) }.map {
      "\($0.id.step) \($0.name ?? "") \($0.kind == .request ? "" : $0.value?.json ?? "")"
    }
  }

  @Test func theVerdictsByExample() throws {
    let context = ClaimContext()
    func finding(_ number: Int) throws -> Finding {
      try #require(Claim.all.first { $0.number == number }).finding(in: context)
    }
    #expect(try finding(4).verdict == .refuted)
    // No file names what it may not, but a tracked reading goes through to the store.
    #expect(try finding(15).verdict.name == .depends)
    #expect(try finding(31).verdict == .holds)
    // In TEA a memo that depends on too little drifts, and nothing else.
    #expect(try finding(32).verdict.condition?.hasSuffix("memos that depend on too little do") == true)
    // What a scroll leads to at once is all that reaches a view of TEA beside its turns.
    #expect(try finding(46).verdict.condition?.hasSuffix("attach, scroll, type") == true)
  }
}
