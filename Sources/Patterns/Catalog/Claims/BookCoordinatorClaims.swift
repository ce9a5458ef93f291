import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of coordinators.
  static let bookOnCoordinators: [Claim] = [
    Claim(
      38, .book, "a coordinator decouples view controllers, for one more layer",
      measure: """
        Whatever a view controller does to one of another screen, its making included, in every run with a coordinator and \
        without; and how many hops lie between a tap on a row and the push of its screen.
        """,
      coordinatorDecouples)
  ]
}

private func coordinatorDecouples(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (acts, hops): ([String: Int], [String: Int]) = ([:], [:])
  for variant in variantsOfMVVM {
    let screens = try context.facts(variant).screensOfControllers
    var tally = Tally<String>()
    for run in try context.runs(variant) {
      for event in run.events {
        let (from, to) = (WireSort.type(event.from), WireSort.type(event.to ?? ""))
        guard from != to, let own = screens[from], let other = screens[to], own != other else { continue }
        tally.add("\(from) → \(to)", run.evidence(event))
      }
      guard hops[variant] == nil else { continue }
      let push = run.events.lazy.compactMap { run.hops(fromRowTo: $0) }.first
      if let push {
        hops[variant] = push.count
        evidence += push.map(run.evidence)
      }
    }
    acts[variant] = tally.total
    figures += [
      Measured("\(variant) acts between controllers of two screens", tally.total),
      Measured("\(variant) hops from a row to its screen", hops[variant] ?? 0),
    ]
    evidence += tally.firsts.prefix(4)
  }
  let (with, without) = (acts["mvvm/signal"] ?? 0, acts["mvvm/kvo"] ?? 0)
  let more = (hops["mvvm/signal"] ?? 0) - (hops["mvvm/kvo"] ?? 0)
  let verdict: Verdict =
    if with > 0 || without == 0 {
      with < without ? .depends(on: "how much") : .refuted
    } else if more > 0 {
      .holds
    } else {
      .depends(on: "what a layer is: without a coordinator a push goes through a navigation controller")
    }
  return Finding(
    verdict,
    "with a coordinator controllers of two screens meet \(with) times, without \(without); a push takes \(more) hops "
      + "more",
    figures: figures, evidence: evidence)
}

extension SourceFacts {
  /// The screens that each view controller is there for; none where it is there for all.
  fileprivate var screensOfControllers: [String: [ScreenName]] {
    var screens: [String: [ScreenName]] = [:]
    for file in app where file.role == .view {
      for type in file.types where type.name.hasSuffix("ViewController") { screens[type.name] = file.screens }
    }
    return screens
  }
}

extension ClaimRun {
  /// What led from a tap on a row to a push, the push included, in order; nil where an event is none.
  fileprivate func hops(fromRowTo event: Event) -> [Event]? {
    guard event.kind == .navigate, event.name == "push" else { return nil }
    let causes = causes(of: event)
    guard let input = causes.last, input.kind == .input, input.name?.hasSuffix("]") == true else {
      return nil
    }
    return causes.reversed() + [event]
  }
}
