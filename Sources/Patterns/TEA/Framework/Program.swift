public import Runtime

/// An app in The Elm Architecture: one state value, and pure functions of it.
public protocol Program {
  /// Everything that the app knows and shows, as one value.
  associatedtype State: Inspectable
  /// Everything that can happen to it.
  associatedtype Message: TEA.Message
  /// What may come from outside by itself.
  associatedtype Event

  /// What a message makes of the state, and which effects it asks for. It runs none of them.
  static func update(_ state: inout State, _ message: Message) -> [Command<State, Message>]
  /// What the window shows of a state.
  static func view(_ state: State) -> VirtualWindow<Message>
  /// What is listened to in a state.
  static func subscriptions(_ state: State) -> [Listener<Event, Message>]
}

/// Something that happened, as a value.
public protocol Message {
  /// The message as a trace names it: `header(followTapped)`.
  var name: String { get }
  /// What it carries; nil where the name says all.
  var content: Logged? { get }
}

/// An effect, described rather than done: the driver does it, after the view was patched.
public enum Command<State, Message> {
  /// Asks the server. `accepts` says whether the answer still counts in the state that it finds, always where it
  /// is nil; `then` makes a message of it.
  case request(Request, accepts: ((State) -> Bool)? = nil, then: (Response) -> Message)
  /// Asks the player.
  case play(AudioPlayer.Order)
  /// Sends a message so many milliseconds later; the run does not wait for it to be settled.
  indirect case after(Int, String, Message)

  var name: String {
    switch self {
    case .request: "request"
    case .play: "play"
    case .after: "after"
    }
  }

  var content: Logged {
    switch self {
    case .request(let request, _, _): request.route.logged
    case .play(let order): order.logged
    case .after(let time, let name, _): .fields(("milliseconds", time), ("name", name))
    }
  }
}

/// A wish to be told what comes from outside, as long as the state asks for it.
public enum Listener<Event, Message> {
  /// Is told what comes from outside the app; the name tells it from the others, and an event becomes a message.
  case events(String, (Event) -> Message)
  /// Is told what the player says by itself.
  case player(String, (AudioPlayer.Event) -> Message)

  var name: String {
    switch self {
    case .events(let name, _), .player(let name, _): name
    }
  }
}
