public import ArchTrace
public import Runtime

/// What a scenario says about the answers to some requests.
public struct NetworkRule: Hashable, Sendable {
  /// The route that the rule is about, `METHOD /path`; `*` stands for any run of characters.
  public var match: RoutePattern
  /// The rule is about the nth request that `match` fits, counted from 1; nil for all of them.
  public var nth: Int?
  /// How long the answer travels, in milliseconds.
  public var latency: Int
  /// How the request fails; nil where the server does what it is asked.
  public var failure: Outcome?
  /// Fields put over those of the answer.
  public var body: [TraceValue.Member]
  /// How many milliseconds after the answer it arrives a second time; nil where it does not.
  public var echo: Int?

  /// How long an answer travels where no rule says otherwise, in milliseconds.
  public static let usualLatency = 200

  /// Makes a rule.
  public init(
    match: RoutePattern, nth: Int? = nil, latency: Int = usualLatency, failure: Outcome? = nil,
    body: [TraceValue.Member] = [], echo: Int? = nil
  ) {
    self.match = match
    self.nth = nth
    self.latency = latency
    self.failure = failure
    self.body = body
    self.echo = echo
  }
}

/// The text of a route in which `*` stands for any run of characters, none included.
public struct RoutePattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String

  /// Takes a pattern.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the pattern fits the whole of `route`.
  public func fits(_ route: String) -> Bool {
    var text = text, route = route
    return text.withUTF8 { pattern in route.withUTF8 { Self.fits(pattern, $0) } }
  }

  /// Goes back to the last `*` only, so that a pattern of many stars costs no more than the product of both
  /// lengths.
  private static func fits(_ pattern: UnsafeBufferPointer<UInt8>, _ route: UnsafeBufferPointer<UInt8>) -> Bool
  {
    let star = UInt8(ascii: "*")
    var at = 0
    var position = 0
    var retry: (at: Int, position: Int)?
    while position < route.count {
      if at < pattern.count, pattern[at] == star {
        at += 1
        if at == pattern.count { return true }
        retry = (at, position)
      } else if at < pattern.count, pattern[at] == route[position] {
        at += 1
        position += 1
      } else if let last = retry {
        at = last.at
        position = last.position + 1
        retry = (last.at, position)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == star }
  }
}

/// The network rules of a run, and how often each one's match has fitted so far.
struct RuleBook {
  let rules: [NetworkRule]
  private var fitted: [Int]

  init(_ rules: [NetworkRule]) {
    self.rules = rules
    fitted = Array(repeating: 0, count: rules.count)
  }

  /// Counts `request` for every rule whose match fits it; the first that is about it decides.
  /// - Returns: Its place in `rules`; nil where none is about the request.
  mutating func rule(for request: Request) -> Int? {
    var found: Int?
    for index in rules.indices where rules[index].match.fits(request.route) {
      fitted[index] += 1
      if found == nil, rules[index].nth == nil || rules[index].nth == fitted[index] { found = index }
    }
    return found
  }
}
