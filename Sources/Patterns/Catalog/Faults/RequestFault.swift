import BlogDomain
import Runtime
public import Scenario

/// What becomes of a run in which one request goes wrong, in every pattern.
public struct RequestFault: Hashable, Sendable {
  /// How a request goes wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The server answers 500 and does nothing.
    case fails
    /// Nothing comes in time, and the server does nothing.
    case timesOut
    /// What was to come, comes 2000 ms later.
    case late
    /// What comes, comes a second time 500 ms later, as from a proxy that asks again.
    case twice

    /// How much later a late answer comes, in milliseconds.
    public static let delay = 2000
    /// How much later an answer comes a second time, in milliseconds.
    public static let echo = 500
  }

  /// The request's number in the order sent, from 1.
  public let number: Int
  /// `POST /follows/7`.
  public let route: String
  /// Which of the requests of this route it is, from 1.
  public let nth: Int
  /// The step in which it is sent.
  public let step: Int
  /// How it goes wrong.
  public let kind: Kind
  /// Whether the last screen is another than where nothing goes wrong.
  public let endsOtherwise: Bool
  /// The patterns whose screens and requests differ from the first pattern's at any moment: there must be none.
  public let disagreeing: [String]
  /// The elements that still wait after the last step, though nothing is out, by pattern: there must be none.
  public let waiting: [Waiting]

  /// Elements of a pattern's screen that are left waiting.
  public struct Waiting: Hashable, Sendable {
    /// The pattern's full name.
    public let pattern: String
    /// The elements' paths.
    public let paths: [String]
  }

  /// Whether all patterns agree and no screen is left wrong.
  public var isHarmless: Bool { disagreeing.isEmpty && waiting.isEmpty }
}

extension Pattern {
  /// Lets every request of a scenario go wrong in turn, in each way, in every pattern.
  /// - Parameter patterns: The patterns; the first is what the others are compared with.
  public static func requestFaults(_ scenario: Scenario, in patterns: [Pattern]) -> [RequestFault] {
    guard let first = patterns.first else { return [] }
    let undisturbed = first.course(scenario)
    var counts: [String: Int] = [:]
    return undisturbed.requests.enumerated().flatMap { index, asked in
      counts[asked.route, default: 0] += 1
      let place = Place(number: index + 1, nth: counts[asked.route] ?? 1, asked: asked)
      return RequestFault.Kind.allCases.map { fault($0, at: place, undisturbed, scenario, patterns) }
    }
  }

  private struct Place {
    let number: Int
    let nth: Int
    let asked: Course.Asked
  }

  private static func fault(
    _ kind: RequestFault.Kind, at place: Place, _ undisturbed: Course, _ scenario: Scenario,
    _ patterns: [Pattern]
  ) -> RequestFault {
    var scenario = scenario
    scenario.rules.insert(place.asked.rule(kind, nth: place.nth), at: 0)
    let courses = patterns.map { $0.course(scenario, looksAtEnd: true) }
    let others = zip(patterns, courses).filter {
      $1.screens != courses[0].screens || $1.requests != courses[0].requests
    }
    return RequestFault(
      number: place.number, route: place.asked.route, nth: place.nth, step: place.asked.moment.step,
      kind: kind, endsOtherwise: courses[0].screens.last?.lines != undisturbed.screens.last?.lines,
      disagreeing: others.map { $0.0.fullName },
      waiting: zip(patterns, courses).filter { !$1.waiting.isEmpty }
        .map { RequestFault.Waiting(pattern: $0.fullName, paths: $1.waiting) })
  }
}

extension Course.Asked {
  /// The rule that lets this request go wrong, to stand before all others.
  fileprivate func rule(_ kind: RequestFault.Kind, nth: Int) -> NetworkRule {
    let latency = rule?.latency ?? NetworkRule.usualLatency
    let match = RoutePattern(route)
    return switch kind {
    case .fails: NetworkRule(match: match, nth: nth, latency: latency, failure: .status(500))
    case .timesOut: NetworkRule(match: match, nth: nth, latency: latency, failure: .timeout)
    case .late:
      NetworkRule(
        match: match, nth: nth, latency: latency + RequestFault.Kind.delay, failure: rule?.failure,
        body: rule?.body ?? [])
    case .twice:
      NetworkRule(
        match: match, nth: nth, latency: latency, failure: rule?.failure, body: rule?.body ?? [],
        echo: RequestFault.Kind.echo)
    }
  }
}
