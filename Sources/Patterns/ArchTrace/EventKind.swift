extension EventKind {
  /// The kinds that this version knows, in the order of the trace format's table.
  public static let known: [EventKind] = [
    .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .render,
    .read, .navigate, .request, .response, .timer, .create, .destroy, .screen, .error,
  ]

  /// The kind's place in `known`, without a search; nil for one that this version does not know.
  var place: Int? {
    switch self {
    case .input: 0
    case .route: 1
    case .call: 2
    case .message: 3
    case .command: 4
    case .subscribe: 5
    case .unsubscribe: 6
    case .notify: 7
    case .state: 8
    case .render: 9
    case .read: 10
    case .navigate: 11
    case .request: 12
    case .response: 13
    case .timer: 14
    case .create: 15
    case .destroy: 16
    case .screen: 17
    case .error: 18
    case .other: nil
    }
  }

  /// The word that a trace writes under `kind`.
  public var name: String {
    switch self {
    case .input: "input"
    case .route: "route"
    case .call: "call"
    case .message: "message"
    case .command: "command"
    case .subscribe: "subscribe"
    case .unsubscribe: "unsubscribe"
    case .notify: "notify"
    case .state: "state"
    case .render: "render"
    case .read: "read"
    case .navigate: "navigate"
    case .request: "request"
    case .response: "response"
    case .timer: "timer"
    case .create: "create"
    case .destroy: "destroy"
    case .screen: "screen"
    case .error: "error"
    case .other(let name): name
    }
  }

  /// The kind with a name; `.other` where this version does not know it.
  /// - Parameter name: The word under `kind`.
  public init(name: String) {
    switch name {
    case "input": self = .input
    case "route": self = .route
    case "call": self = .call
    case "message": self = .message
    case "command": self = .command
    case "subscribe": self = .subscribe
    case "unsubscribe": self = .unsubscribe
    case "notify": self = .notify
    case "state": self = .state
    case "render": self = .render
    case "read": self = .read
    case "navigate": self = .navigate
    case "request": self = .request
    case "response": self = .response
    case "timer": self = .timer
    case "create": self = .create
    case "destroy": self = .destroy
    case "screen": self = .screen
    case "error": self = .error
    case let other: self = .other(other)
    }
  }
}
