import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of how changes become renders.
  static let bookOnRendering: [Claim] = [
    Claim(
      45, .book, "one function that updates all of a screen is simpler, and renders more than it must",
      measure: """
        How often, in every run, a view is set to what it shows already, by pattern; and how many observations it takes. \
        MVC and MVC+VS update parts of a screen as a whole, MVVM binds each value, TEA computes all and sets what differs.
        """,
      updatesTooMuch),
    Claim(
      51, .book,
      "reactive code is hard to debug: a change comes by a long way, through closures without a name",
      measure: """
        Hops between each render and where it came from, back to an input, an answer or a timer, in every run; and how \
        many of them are notifications, at which a debugger shows a closure that somebody registered earlier.
        """,
      longWay),
  ]
}

private func updatesTooMuch(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (idle, observations): ([String: Int], [String: Int]) = ([:], [:])
  for name in ["mvc/model", "mvcvs", "mvvm/signal", "mavb", "tea"] {
    var (renders, subscribes) = (0, 0)
    for run in try context.runs(name) {
      renders += run.events.count { $0.kind == .render }
      subscribes += run.events.count { $0.kind == .subscribe }
      idle[name, default: 0] += try context.idleRenders(run.key)
    }
    observations[name] = subscribes
    figures += [
      Measured("\(name) renders", renders), Measured("\(name) settings that change nothing", idle[name] ?? 0),
      Measured("\(name) observations", subscribes),
    ]
    evidence.append(
      .source(
        "\(name) in every scenario",
        "\(idle[name] ?? 0) settings to what is shown, beside \(renders) renders (archcli compare: idle-renders)"
      ))
  }
  let (whole, bound) = (idle["mvc/model"] ?? 0, idle["mvvm/signal"] ?? 0)
  let (few, many) = (observations["mvc/model"] ?? 0, observations["mvvm/signal"] ?? 0)
  return Finding(
    whole > bound && few < many ? .holds : whole <= bound ? .refuted : .depends(on: "what simple means"),
    "MVC sets \(whole) times what is shown already with \(few) observations, MVVM \(bound) times with \(many)",
    figures: figures, evidence: evidence)
}

extension ClaimContext {
  /// How often a run sets a view to what it shows already, as the UI kit counts; a trace has none of it.
  fileprivate func idleRenders(_ key: ClaimRun.Key) throws(ClaimError) -> Int {
    let (pattern, scenario) = (try pattern(key.pattern), try scenario(key.scenario))
    let header = TraceHeader(pattern: pattern.name, variant: pattern.variant, scenario: scenario.name)
    let runtime = Runtime(Recorder(header, to: nil))
    _ = Player(scenario, on: runtime, launch: pattern.launch).play()
    return runtime.idleRenders
  }
}

private func longWay(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (median, closures): ([String: Int], [String: Int]) = ([:], [:])
  for name in ["mvc/model", "mvp/protocol", "mvvm/kvo", "mvvm/signal", "mvvm/observation", "mavb", "tea"] {
    var hops: [Int] = []
    var longest: [Evidence] = []
    for run in try context.runs(name) {
      for event in run.events where event.kind == .render {
        let way = run.way(to: event)
        if way.count > hops.max() ?? -1 { longest = (way.reversed() + [event]).map(run.evidence) }
        hops.append(way.count)
        closures[name, default: 0] += way.count { $0.kind == .notify }
      }
    }
    let sorted = hops.sorted()
    median[name] = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    figures += [
      Measured("\(name) hops to a render, median", median[name] ?? 0),
      Measured("\(name) hops to a render, most", sorted.last ?? 0),
      Measured(
        "\(name) notifications on the way, for each render", ratio: closures[name] ?? 0, to: hops.count),
    ]
    if name == "mvc/model" || name == "mvvm/signal" { evidence += longest }
  }
  let (mvc, signal, plain) = (median["mvc/model"] ?? 0, median["mvvm/signal"] ?? 0, median["mvvm/kvo"] ?? 0)
  let (inMVC, inSignal) = (closures["mvc/model"] ?? 0, closures["mvvm/signal"] ?? 0)
  let verdict: Verdict =
    if signal <= mvc && inSignal <= inMVC {
      .refuted
    } else if signal > plain {
      .holds
    } else {
      .depends(
        on:
          "what it is held against: the way is longer than in MVC, but as long where view models are observed by KVO; "
          + "how hard a way is to follow is not measured")
    }
  return Finding(
    verdict,
    "half of all renders are \(signal) hops or less from their origin with signals, \(plain) with KVO, \(mvc) in MVC",
    figures: figures, evidence: evidence)
}

extension ClaimRun {
  /// What led to an event, nearest first, back to what a person or the world did, an answer or a timer.
  fileprivate func way(to event: Event) -> [Event] {
    var way: [Event] = []
    for cause in causes(of: event) {
      way.append(cause)
      if cause.kind == .input || cause.kind == .response || cause.kind == .timer { break }
    }
    return way
  }
}
