public import ArchTrace

/// A request as it leaves for the service: `POST /follows/7`.
public struct Request: Hashable, Sendable {
  /// Method and path, as a trace and a network rule name it.
  public let route: String

  /// Makes a request.
  /// - Parameters:
  ///   - method: The HTTP method in capitals.
  ///   - path: The path with its query: `/users/1/blogs?page=2`.
  public init(_ method: String, _ path: String) { route = method + " " + path }

  /// The HTTP method in capitals.
  public var method: String { String(route.prefix { $0 != " " }) }

  /// The path with its query.
  public var path: String { String(route.drop { $0 != " " }.dropFirst()) }
}

/// How a request ended.
public enum Outcome: Hashable, Sendable {
  /// The server answered with this HTTP status.
  case status(Int)
  /// Nothing came in time.
  case timeout
  /// There was no connection.
  case offline
}

/// What comes back for a request.
public struct Response: Hashable, Sendable {
  /// How the request ended.
  public let outcome: Outcome
  /// The answer's JSON; absent where nothing was answered.
  public let body: TraceValue?

  /// Makes a response.
  public init(_ outcome: Outcome, body: TraceValue? = nil) {
    self.outcome = outcome
    self.body = body
  }

  /// Whether the server did what it was asked.
  public var isSuccess: Bool {
    if case .status(200..<300) = outcome { true } else { false }
  }
}

/// What a server sends back for a request.
public struct Answer: Hashable, Sendable {
  /// What arrives.
  public let response: Response
  /// How long it travels, in milliseconds.
  public let latency: Int
  /// How many milliseconds later the same arrives a second time; nil where it does not.
  public let echo: Int?

  /// Makes an answer.
  public init(_ response: Response, latency: Int, echo: Int? = nil) {
    self.response = response
    self.latency = latency
    self.echo = echo
  }
}

/// What stands at the other end of the network: handles a request when it is sent.
public protocol Server: AnyObject {
  /// Handles a request now.
  func handle(_ request: Request) -> Answer
}
