import ArchTrace
import Catalog
import Foundation
import Scenario
import Synchronization
import Testing

/// What must hold of every pattern and variant.
@Suite struct Laws {
  /// What two patterns have in common: the screens and the requests, in order, with their times.
  static func common(_ events: [Event]) -> [String] {
    events.compactMap { event in
      switch event.kind {
      case .screen: "\(event.time) \(event.value.map { "\($0)" } ?? "")"
      case .request: "\(event.time) \(event.name ?? "")"
      case _: nil
      }
    }
  }

  @Test(arguments: Stories.played)
  func everyPatternShowsAndAsksTheSame(_ pattern: Pattern, _ story: Story) throws {
    let run = Stories.run(pattern, story)
    #expect(run.outcome.failures == [])
    #expect(run.outcome.leaks == [])
    #expect(run.outcome.errors == [])
    let own = Self.common(run.events)
    let reference = Self.common(Stories.run(Pattern.all[0], story).events)
    for (own, other) in zip(own, reference) where own != other {
      Issue.record("\(pattern.fullName): \(own)\nwhere \(Pattern.all[0].fullName): \(other)")
      break
    }
    #expect(own.count == reference.count)
  }

  @Test(arguments: Stories.played)
  func everyEventHasACauseThatLeadsToARoot(_ pattern: Pattern, _ story: Story) throws {
    var seen: Set<EventID> = []
    for event in Stories.run(pattern, story).events {
      if let cause = event.cause {
        #expect(seen.contains(cause), "\(event.id) is caused by \(cause), which is not there")
      } else {
        #expect(event.kind == .input || event.kind == .error, "\(event.id) has no cause")
      }
      seen.insert(event.id)
    }
  }

  @Test(arguments: Pattern.all)
  func aRunHasTheSameBytesTwice(_ pattern: Pattern) throws {
    for story in Stories.all where pattern.canPlay(story.scenario) {
      let writers = [TraceWriter(), TraceWriter()]
      for writer in writers { _ = pattern.run(story.scenario, to: writer) }
      #expect(writers[0].bytes == writers[1].bytes)
    }
  }

  @Test(arguments: Pattern.all)
  func nothingHappensToWhoeverIsGone(_ pattern: Pattern) throws {
    for story in Stories.all where pattern.canPlay(story.scenario) {
      var gone: Set<String> = []
      for event in Stories.run(pattern, story).events {
        if event.kind == .destroy {
          gone.insert(event.from)
        } else {
          let touched = [event.from, event.to].compactMap(\.self).filter(gone.contains)
          #expect(touched == [], "\(pattern.fullName) \(story.name) \(event.id)")
        }
      }
    }
  }
}

/// A scenario to test with.
struct Story: CustomTestStringConvertible, Sendable {
  let name: String
  let scenario: Scenario

  var testDescription: String { name }
}

/// The scenarios to test with: those shipped, and the cases made from bug reports.
enum Stories {
  static let all: [Story] = {
    let shipped = ShippedScenarios.names.compactMap { name in
      (try? ShippedScenarios.scenario(named: name)).flatMap { $0.map { Story(name: name, scenario: $0) } }
    }
    return shipped + cases
  }()

  /// Every pattern with each scenario that it can play.
  static let played: [(Pattern, Story)] = Pattern.all.flatMap { pattern in
    all.filter { pattern.canPlay($0.scenario) }.map { (pattern, $0) }
  }

  /// What a pattern's run of a story came to.
  struct Run: Sendable {
    let events: [Event]
    let outcome: PlayOutcome
  }

  private static let runs = Mutex<[String: Run]>([:])

  /// A pattern's run of a story, played once for all laws that look at it.
  static func run(_ pattern: Pattern, _ story: Story) -> Run {
    let key = "\(pattern.fullName) \(story.name)"
    if let run = runs.withLock({ $0[key] }) { return run }
    let collector = EventCollector()
    let outcome = pattern.run(story.scenario, to: collector)
    let run = Run(events: collector.events, outcome: outcome)
    runs.withLock { $0[key] = run }
    return run
  }

  private static let cases: [Story] = {
    let directory = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Fixtures/cases"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return files.sorted().compactMap { file in
      guard let scenario = try? ScenarioFile.scenario(at: "\(directory)/\(file)") else { return nil }
      return Story(name: scenario.name, scenario: scenario)
    }
  }()
}
