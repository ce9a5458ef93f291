import ArchTrace
import BlogDomain
import Catalog
import Foundation
import HeadlessUI
import Runtime
import Scenario
import Testing

/// What a trace says happened: the screen, who acted, what was not done.
@Suite struct TruthLaws {
  private static func scenario(_ text: String, _ name: String) throws -> Scenario {
    try ScenarioFile.scenario(Array(text.utf8), named: "\(name).scenario.json5")
  }

  // MARK: The screen

  /// Holds the last `screen` event against the window, each time all is quiet before a step, and at the end.
  private final class ScreenWitness: Witness {
    let collector = EventCollector()
    private(set) var looks = 0
    private var lastStep = 0
    private(set) var differences: [String] = []

    func look(at window: Window, step: Int, time: Int, isQuiet: Bool) {
      // A step is looked at once it is played, when what it came to at this moment is still to be written, and again
      // when all is quiet after it.
      defer { lastStep = step }
      guard isQuiet, step == lastStep else { return }
      looks += 1
      let screens = collector.events.filter { $0.kind == .screen }
      guard case .array(let lines)? = screens.last?.value else {
        if !window.stack.isEmpty { differences.append("step \(step): no screen") }
        return
      }
      let shown = window.screen.map { TraceValue.string($0) }
      if lines != shown { differences.append("step \(step): \(lines) where the window shows \(shown)") }
    }
  }

  @Test(arguments: Stories.played)
  func `the last screen before a step is what the window shows`(_ pattern: Pattern, _ story: Story) {
    let witness = ScreenWitness()
    _ = pattern.run(story.scenario.waitingForRest, to: witness.collector, witness: witness)
    #expect(witness.differences == [])
    #expect(witness.looks > 0)
  }

  @Test(arguments: Pattern.all)
  func `an alert that a step raises is on its last screen`(_ pattern: Pattern) throws {
    let scenario = try TruthLaws.scenario(
      """
      {
        name: "alert", world: { blogs: 1 }, network: [{ match: "POST /blogs/1/like", fail: 500 }],
        steps: [{ open: "profile" }, { tap: "blogs[0].like" }, { alert: "OK" }],
      }
      """, "alert")
    let collector = EventCollector()
    #expect(pattern.run(scenario, to: collector).isSuccess)
    let last = try #require(collector.events.last { $0.id.step == 2 && $0.kind == .screen })
    #expect(last.value?.json.contains("! Could not like  [OK]") == true)
  }

  // MARK: Who acts

  @Test(arguments: Stories.played)
  func `a delivery comes from its wire's source and reaches the wire's end`(
    _ pattern: Pattern, _ story: Story
  ) {
    let collector = EventCollector()
    let header = TraceHeader(pattern: pattern.name, variant: pattern.variant, scenario: story.name)
    let runtime = Runtime(Recorder(header, to: collector))
    var open: [Int] = []
    var strays: Set<String> = []
    runtime.onDelivery = { open.append($1) }
    runtime.onDelivered = { [unowned runtime] wire in
      guard let first = open.popLast(), first < collector.events.count else { return }
      let (event, from, to) = (
        collector.events[first], runtime.name(of: wire.from), runtime.name(of: wire.to)
      )
      guard event.from != from || event.to ?? event.from != to else { return }
      // A delegate or target that does nothing but read, or hand on up the chain, leaves the wire's end at once.
      if from == to, event.from == from { return }
      strays.insert(
        "\(wire.name) \(from) → \(to): \(event.kind.name) \(event.from) → \(event.to ?? "itself")")
    }
    _ = Player(story.scenario, on: runtime, launch: pattern.launch).play()
    #expect(strays.sorted() == [])
  }

  @Test(arguments: Stories.played)
  func `every table asks its delegate for each row that it shows, on record`(
    _ pattern: Pattern, _ story: Story
  ) {
    let all = Stories.run(pattern, story).events
    for event in all where event.kind == .render && event.changes.count > 1 {
      guard let row = event.name, row.hasSuffix("]"), event.changes.allSatisfy({ $0.old == nil }) else {
        continue
      }
      let asked = all.contains {
        $0.kind == .call && $0.name == "cellForRow(at:)" && $0.from == event.from && $0.cause == event.cause
      }
      #expect(asked, "\(event.id) \(row)")
    }
  }

  @Test(arguments: Stories.played)
  func `a table asks its delegate because somebody called it or scrolled it`(
    _ pattern: Pattern, _ story: Story
  ) {
    let all = Stories.run(pattern, story).events
    var events: [EventID: Event] = [:]
    for event in all { events[event.id] = event }
    let methods = ["reloadData()", "reconfigureRows(at:)", "scrollToRow(at:)"]
    for event in all where event.kind == .call {
      guard event.name == "cellForRow(at:)" || event.name == "didEndDisplaying(at:)" else { continue }
      let cause = event.cause.flatMap { events[$0] }
      // A binding sets its table in the table's name: the adapter is who told it.
      let told = cause?.cause.flatMap { events[$0] }
      let isBound = cause?.from == event.from && told?.kind == .notify && told?.to == event.from
      let isCalled =
        cause?.kind == .call && methods.contains(cause?.name ?? "") && (cause?.from != event.from || isBound)
      let isScrolled = cause?.kind == .input && cause?.value?["scroll"] != nil
      #expect(isCalled || isScrolled, "\(event.id) after \(cause?.name ?? "nothing")")
      #expect(cause?.to ?? cause?.from == event.from, "\(event.id)")
    }
  }

  @Test(arguments: Stories.played)
  func `state is read by those who take part in the app`(_ pattern: Pattern, _ story: Story) {
    let collector = EventCollector()
    _ = pattern.run(story.scenario, to: collector, options: RunOptions(recordsReads: true))
    let outside: Set<String> = ["user", "world", "clock"]
    let strays = collector.events.filter { $0.kind == .read && outside.contains($0.from) }
    #expect(strays.map { "\($0.id) \($0.from) → \($0.to ?? "")" } == [])
  }

  @Test(arguments: Pattern.all)
  func `whoever sets a view acts on it`(_ pattern: Pattern) {
    let collector = EventCollector()
    _ = pattern.run(Stories.all[0].scenario, to: collector)
    let renders = collector.events.filter { $0.kind == .render && $0.name == "header.follow" }
    #expect(!renders.isEmpty)
    for event in renders { #expect((event.to ?? event.from).contains("Button"), "\(event.id)") }
    // A bound view is set by its binding, in its own name; everywhere else somebody else sets it.
    #expect(pattern.name == "mavb" || renders.allSatisfy { $0.to != nil })
  }

  // MARK: What was not done

  private static let ignored: [(path: String, steps: String, reason: String)] = [
    ("blogs[99].like", "", "absent"),
    ("header.follow", "{ tap: 'header.follow' },", "disabled"),
    ("blogs[1].like", "{ tap: 'blogs[0].like' }, { wait: 0 },", "alert"),
    ("blog.like", "{ tap: 'blogs[1]' },", "transition"),
    ("header.follow", "{ detach: 'profile' },", "detached"),
  ]

  @Test(arguments: Pattern.all)
  func `an input that did nothing says why`(_ pattern: Pattern) throws {
    for (path, steps, reason) in Self.ignored {
      let after = reason == "alert" ? "" : ", after: 0"
      let scenario = try TruthLaws.scenario(
        """
        {
          world: { blogs: 3 }, network: [{ match: "POST /blogs/1/like", fail: 500 }],
          steps: [{ open: "profile" }, { wait: 0 }, \(steps) { tap: "\(path)"\(after) }],
        }
        """, "ignored")
      let collector = EventCollector()
      _ = pattern.run(scenario, to: collector)
      let inputs = collector.events.filter { $0.kind == .input && $0.name == path }
      #expect(inputs.last?.ignored == reason, "\(path) \(reason)")
      #expect(inputs.dropLast().allSatisfy { $0.ignored == nil })
      let caused = collector.events.filter { $0.cause == inputs.last?.id && $0.kind != .screen }
      #expect(caused == [], "\(path): an input that did nothing leads to nothing")
    }
  }

  @Test(arguments: Pattern.all)
  func `an input that brings about what is there already says so`(_ pattern: Pattern) throws {
    let scenario = try TruthLaws.scenario(
      """
      {
        world: { blogs: 15 },
        steps: [{ open: "profile" }, { attach: "profile" }, { scroll: "blogs", to: 0 }, { scroll: "blogs", to: 99 },
                { scroll: "blogs", to: 7 }, { detach: "profile" }, { detach: "profile" }, { attach: "profile" }],
      }
      """, "unchanged")
    let collector = EventCollector()
    _ = pattern.run(scenario, to: collector)
    let inputs = collector.events.filter { $0.kind == .input && (1...8).contains($0.id.step) }
    #expect(
      inputs.map(\.ignored) == [nil, "unchanged", "unchanged", nil, "unchanged", nil, "detached", nil])
    for input in inputs where input.ignored != nil {
      #expect(!collector.events.contains { $0.cause == input.id && $0.kind != .screen }, "\(input.id)")
    }
  }

  @Test(arguments: Pattern.all)
  func `what nothing listens to says so`(_ pattern: Pattern) throws {
    let scenario = try TruthLaws.scenario(
      #"{ world: { blogs: 1 }, steps: [{ open: "profile" }, { tap: "header.follow" }] }"#, "cut")
    let faults = pattern.wireFaults(scenario).filter {
      $0.wire.isInput && $0.outcome == .visible && $0.difference?.action == "tap header.follow"
    }
    let ignored = faults.map { fault -> String? in
      let collector = EventCollector()
      _ = pattern.run(scenario, to: collector, options: RunOptions(cuts: [fault.wire.number]))
      return collector.events.first { $0.kind == .input && $0.name == "header.follow" }?.ignored
    }
    #expect(ignored.contains("unconnected"))
  }

  @Test func `the reasons are listed where the words are`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    for file in ["README.md", "Sources/Patterns/ArchTrace/trace.schema.json"] {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for reason in InputTarget.Ignored.allCases {
        #expect(text.contains(reason.rawValue), "\(reason.rawValue) in \(file)")
      }
    }
  }

  @Test func `what an ignored input carried stands beside the reason`() throws {
    let scenario = try TruthLaws.scenario(
      """
      { steps: [{ open: "profile" }, { open: "voices", after: 0 }, { scroll: "blogs", to: 3, after: 0 },
                { back: true, after: 0 }, { pull: "blogs", after: 0 }, { alert: "OK", after: 0 }] }
      """, "carried")
    let collector = EventCollector()
    _ = Pattern.all[0].run(scenario, to: collector)
    let values = collector.events.filter { $0.kind == .input && $0.ignored != nil }.map {
      $0.value?.json ?? ""
    }
    #expect(
      values == [
        #"{"scroll":3,"ignored":"transition"}"#, #"{"ignored":"transition"}"#,
        #"{"value":"pull","ignored":"transition"}"#, #"{"value":"OK","ignored":"transition"}"#,
      ])
  }
}

extension Scenario {
  /// The same steps, each once all is quiet.
  fileprivate var waitingForRest: Scenario {
    var scenario = self
    scenario.steps = numberedSteps.map { Step($0.step.action, after: nil, place: $0.step.place) }
    return scenario
  }
}
