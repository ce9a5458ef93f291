import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Scenario

/// One behaviour, played on a pattern's parts with no view built.
final class SeamRun {
  /// What came of it.
  private(set) var outcome = SeamOutcome.told
  /// How many views were built before anything was found to need them.
  private(set) var views = 0
  /// Who stood in for production parts, by their types, in the order made.
  private(set) var doubles: [String] = []
  /// What sorts of wires were made.
  private(set) var wires: Set<WireSort> = []
  /// The whole run, hop by hop.
  let trace = EventCollector()

  private let source: SeamSource
  private let runtime: Runtime
  private let bench: SeamBench
  private var seam: (any Seam)?
  private var earliest = 0
  private var lastBegin = 0
  private var failures: [SeamFailure] = []
  /// What was expected last that a part of a screen has to say.
  private var said: String?

  /// Plays it.
  /// - Parameter cut: Wires of this sort carry nothing.
  init(_ source: SeamSource, _ behaviour: Behaviour, of pattern: Pattern, cut: WireSort? = nil) {
    self.source = source
    let header = TraceHeader(pattern: pattern.name, variant: pattern.variant, scenario: behaviour.id)
    runtime = Runtime(Recorder(header, to: trace), keepsWires: true)
    bench = SeamBench(runtime, behaviour.scenario.world, behaviour.scenario.rules)
    if let cut { runtime.severs = { [unowned runtime] in WireSort($0, in: runtime) == cut } }
    do {
      try play(behaviour.scenario)
      views = runtime.viewCount
      outcome = held()
    } catch {
      views = runtime.viewCount
      outcome = .needsViews(error.part, views: views)
    }
    finish()
  }

  private func held() -> SeamOutcome {
    guard failures.isEmpty else { return .wrong(failures) }
    guard views == 0 else { return .needsViews("", views: views) }
    switch source.holds {
    case .told: return .told
    case .state:
      guard let needs = said.flatMap({ seam?.part(saying: $0) }) else { return .told }
      return .state(needs.part, views: runtime.viewCount)
    }
  }

  private func finish() {
    seam = nil
    runtime.cancelAll()
    wires = Set(runtime.wires.map { WireSort($0, in: runtime) })
    _ = runtime.finish(steps: 0)
    for event in trace.events where event.kind == .create {
      let name = WireSort.type(event.to ?? event.from)
      if name.hasPrefix("Fake"), !doubles.contains(name) { doubles.append(name) }
    }
  }

  // MARK: Playing

  private func play(_ scenario: Scenario) throws(NeedsViews) {
    try input(0, "launch") { seam = source.make(bench) }
    for (number, step) in scenario.numberedSteps.lazy.map({ ($0.number, $0.step) }) {
      if let after = step.after {
        runtime.run(until: max(runtime.now, lastBegin + after))
      } else {
        runtime.settle()
        if earliest > runtime.now { runtime.run(until: earliest) }
      }
      lastBegin = runtime.now
      // Rows come into sight and are bound when a screen is drawn; so does what stands for them here.
      _ = seam?.shown
      try perform(step, number)
      _ = seam?.shown
    }
  }

  private func perform(_ step: Step, _ number: Int) throws(NeedsViews) {
    guard let seam else { return }
    switch step.action {
    case .wait(let time): earliest = runtime.now + time
    case .expect(let expectations):
      for expectation in expectations { try check(expectation, number) }
    case .push(let push):
      bench.server.push(push)
      try input(number, "push") { try seam.receive(push) }
    case .open(let screen): try input(number, "open") { try seam.open(screen.rawValue) }
    case .tap(let path): try input(number, path.text) { try seam.tap(path.name) }
    case .alert(let title): try input(number, "alert") { try seam.answer(title) }
    case .back: try input(number, "back") { try seam.back() }
    case .pull(let part): try input(number, part.rawValue) { try seam.pull(part.rawValue) }
    case .type(let text, let path): try input(number, path.text) { try seam.type(text, into: path.name) }
    case .scroll, .attach, .detach, .repeat: break  // about views, or unrolled
    }
  }

  private func input(_ number: Int, _ name: String, _ body: () throws -> Void) throws(NeedsViews) {
    var needs: NeedsViews?
    runtime.input(step: number, from: runtime.user, to: nil, name: name) {
      do { try body() } catch { needs = error as? NeedsViews }
    }
    if let needs { throw needs }
  }

  private func check(_ expectation: Expectation, _ number: Int) throws(NeedsViews) {
    let path = expectation.path
    let actual: TraceValue
    if case .requests(let route) = path.target {
      actual = .int(route.map(bench.server.count) ?? bench.server.count)
    } else if let value = seam?.shown[path.text] {
      actual = value
      if said == nil || !path.isOfWindow { said = path.text }
    } else if let needs = seam?.part(saying: path.text) {
      throw needs
    } else {
      actual = .null
    }
    guard actual != expectation.value else { return }
    failures.append(
      SeamFailure(step: number, path: path.text, expected: expectation.value, actual: actual))
  }
}

extension ElementPath {
  /// Whether it is over all screens.
  fileprivate var isOfWindow: Bool { target == .alert || target == .toast }

  fileprivate var name: ElementName {
    switch target {
    case .element(let element), .enabled(let element):
      ElementName(element.container, row: element.row, member: element.member)
    case .hud, .alert, .toast, .stack, .requests: ElementName(text)
    }
  }
}
