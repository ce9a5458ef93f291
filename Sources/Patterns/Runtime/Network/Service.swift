import ArchTrace

/// The network as the app sees it: takes a request, brings the response back after its latency.
public final class Service: Participant {
  /// How many requests went out.
  public private(set) var requestCount = 0
  private let server: any Server
  private var routeCounts: [String: Int] = [:]

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

  /// Sends a request.
  /// - Parameters:
  ///   - request: What to ask.
  ///   - receiver: Who asks and is answered; not kept alive.
  ///   - accepts: Asked when the response arrives; where false, the response is on record as stale and dropped.
  ///   - completion: Takes the response, twice where it arrives twice; what it needs it must hold by itself.
  public func send(
    _ request: Request, for receiver: Participant, accepts: (() -> Bool)? = nil,
    then completion: @escaping (Response) -> Void
  ) {
    if runtime.isHalted || runtime.refuses(request.route) { return }
    requestCount += 1
    routeCounts[request.route, default: 0] += 1
    let event = runtime.record(.request, from: receiver.actor, to: actor, name: request.route)
    let answer = server.handle(request)
    let service = Reference(self), asker = Reference(receiver)
    let deliver = {
      service.value?.deliver(answer.response, to: asker.value, event, request, accepts, completion) ?? ()
    }
    runtime.later(answer.latency, deliver)
    if let echo = answer.echo { runtime.later(answer.latency + echo, deliver) }
  }

  private func deliver(
    _ response: Response, to receiver: Participant?, _ event: EventID, _ request: Request,
    _ accepts: (() -> Bool)?, _ completion: (Response) -> Void
  ) {
    let isStale = accepts.map { !$0() } ?? false
    let value = runtime.isRecording ? Self.logged(response, isStale) : nil
    runtime.top(.response, cause: event, from: actor, to: receiver?.actor, name: request.route, value: value)
    {
      if !isStale { completion(response) }
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
