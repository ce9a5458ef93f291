import ArchTrace

/// The network as the app sees it: takes a request, brings the response back after its latency.
public final class Service: Participant {
  /// How many requests went out.
  public private(set) var requestCount = 0
  private let server: any Server
  private var routeCounts: [String: Int] = [:]
  private var exchanges: [Exchange] = []

  /// Makes a service.
  /// - Parameters:
  ///   - name: Its name on record.
  ///   - server: What handles a request when it is sent.
  public init(_ runtime: Runtime, name: String, server: any Server) {
    self.server = server
    super.init(runtime, .service, name: name)
  }

  /// How many requests went out on one route.
  public func requestCount(_ route: String) -> Int { routeCounts[route] ?? 0 }

  /// Sends a request that nobody takes up again; parameters as below.
  public func send(
    _ request: Request, for receiver: Participant, accepts: (() -> Bool)? = nil,
    then completion: @escaping (Response) -> Void
  ) {
    send(request, task: nil, for: receiver, accepts: accepts, then: completion)
  }

  /// Sends a request.
  /// - Parameters:
  ///   - request: What to ask.
  ///   - task: What the asker calls it, by which it can take it up again; nil where it never will.
  ///   - receiver: Who asks and is answered; not kept alive.
  ///   - accepts: Asked when the response arrives; where false, the response is on record as stale and dropped.
  ///   - completion: Takes the response, twice where it arrives twice; what it needs it must hold by itself.
  public func send(
    _ request: Request, task: String?, for receiver: Participant, accepts: (() -> Bool)? = nil,
    then completion: @escaping (Response) -> Void
  ) {
    if runtime.isHalted || runtime.refuses(request.route) { return }
    requestCount += 1
    routeCounts[request.route, default: 0] += 1
    let event = runtime.record(.request, from: receiver.actor, to: actor, name: request.route)
    let answer = server.handle(request)
    let asker = Asker(receiver: Reference(receiver), accepts: accepts, completion: completion)
    let due = runtime.now.saturatingAdd(answer.latency)
    let exchange = Exchange(request, task, answer.response, due: due, event, asker)
    expect(exchange)
    if let echo = answer.echo { expect(exchange.echo(after: echo)) }
  }

  /// Takes up a request that was sent before, so that its response comes to this asker; sends it where it is not under
  /// way. What an app does that goes on from a kept state; parameters as in `send`.
  public func resume(
    _ request: Request, task: String, for receiver: Participant, accepts: (() -> Bool)? = nil,
    then completion: @escaping (Response) -> Void
  ) {
    guard let exchange = exchanges.first(where: { $0.task == task && !$0.isEcho }) else {
      return send(request, task: task, for: receiver, accepts: accepts, then: completion)
    }
    exchange.asker = Asker(receiver: Reference(receiver), accepts: accepts, completion: completion)
  }

  /// Lets go of everything that somebody asked for: its responses arrive and reach nobody.
  public func abandonAll(for receiver: Participant) {
    for exchange in exchanges where exchange.asker?.receiver.actor == receiver.actor { exchange.asker = nil }
  }

  private func expect(_ exchange: Exchange) {
    exchanges.append(exchange)
    arrange(exchange)
  }

  private func arrange(_ exchange: Exchange) {
    let service = Reference(self)
    exchange.arrival = runtime.later(exchange.due - runtime.now) { service.value?.deliver(exchange) }
  }

  private func deliver(_ exchange: Exchange) {
    exchanges.removeAll { $0 === exchange }
    let (asker, response) = (exchange.asker, exchange.response)
    let isStale = asker?.accepts.map { !$0() } ?? false
    let value = runtime.isRecording ? Self.logged(response, isStale) : nil
    runtime.top(
      .response, cause: exchange.event, from: actor, to: asker?.receiver.value?.actor,
      name: exchange.request.route, value: value
    ) {
      if !isStale { asker?.completion(response) }
    }
  }

  private static func logged(_ response: Response, _ isStale: Bool) -> TraceValue {
    let outcome: TraceValue.Member =
      switch response.outcome {
      case .status(let status): .init("status", .int(status))
      case .timeout: .init("error", .string("timeout"))
      case .offline: .init("error", .string("offline"))
      }
    // What is usual is made in one piece.
    var members = response.body.map { [outcome, .init("body", $0)] } ?? [outcome]
    if isStale { members.append(.init("stale", .bool(true))) }
    return .object(members)
  }
}

/// Who waits for a response.
private struct Asker {
  let receiver: Reference<Participant>
  let accepts: (() -> Bool)?
  let completion: (Response) -> Void
}

/// A request that was sent, with the response that is under way.
private final class Exchange {
  let request: Request
  let task: String?
  let response: Response
  /// When the response arrives, in virtual milliseconds.
  let due: Int
  let event: EventID
  /// Whether the response arrived once before.
  let isEcho: Bool
  /// Nil where nobody waits any more.
  var asker: Asker?
  /// What the clock knows of it.
  var arrival: Appointment?

  init(
    _ request: Request, _ task: String?, _ response: Response, due: Int, _ event: EventID, _ asker: Asker?,
    isEcho: Bool = false
  ) {
    self.request = request
    self.task = task
    self.response = response
    self.due = due
    self.event = event
    self.asker = asker
    self.isEcho = isEcho
  }

  /// The same response once more, so many milliseconds later.
  func echo(after delay: Int) -> Exchange {
    Exchange(request, task, response, due: due.saturatingAdd(delay), event, asker, isEcho: true)
  }
}

extension Int {
  /// The sum, or the largest number where that is larger.
  fileprivate func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

// MARK: - The network at a moment

extension Service {
  /// What went out up to a moment, and what is under way: what stays when an app is ended and launched again.
  package struct Traffic {
    /// How many requests went out.
    package let requestCount: Int
    /// How many went out on each route.
    package let routeCounts: [String: Int]
    fileprivate let exchanges: [Exchange]

    /// Whether responses are under way that have arrived once before, which no app expects.
    package var hasEchoes: Bool { exchanges.contains(where: \.isEcho) }
    /// Whether responses are under way for which somebody waits.
    package var hasRequests: Bool { exchanges.contains { !$0.isEcho && $0.asker != nil } }
  }

  /// The traffic now.
  package var traffic: Traffic {
    Traffic(
      requestCount: requestCount, routeCounts: routeCounts,
      exchanges: exchanges.map {
        Exchange($0.request, $0.task, $0.response, due: $0.due, $0.event, $0.asker, isEcho: $0.isEcho)
      })
  }

  /// Puts another moment's traffic in place of this one's: nobody waits for what is under way, and nothing arrives, until
  /// it is resumed and `carryOn()` is called.
  package func replaceTraffic(by traffic: Traffic) {
    requestCount = traffic.requestCount
    routeCounts = traffic.routeCounts
    for exchange in exchanges { exchange.arrival?.cancel() }
    exchanges = traffic.exchanges.map {
      Exchange(
        $0.request, $0.task, $0.response, due: $0.due, EventID(step: 0, index: 0), nil, isEcho: $0.isEcho)
    }
  }

  /// Has everything arrive that `replaceTraffic(by:)` put in.
  package func carryOn() {
    for exchange in exchanges where exchange.arrival == nil { arrange(exchange) }
  }
}
