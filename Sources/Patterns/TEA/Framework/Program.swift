public import Runtime

/// An app in The Elm Architecture: one state value, and pure functions of it.
public protocol Program {
  /// What the app is started with.
  associatedtype Flags
  /// Everything that the app knows and shows, as one value.
  associatedtype State: Inspectable
  /// Everything that can happen to it.
  associatedtype Message: TEA.Message
  /// What may come from outside by itself.
  associatedtype Event

  /// The first state, and what to do first.
  static func initial(_ flags: Flags) -> (State, [Command<Message>])
  /// What a message makes of a state, and what to do then. It does none of it, and takes any message in any state.
  static func update(_ message: Message, _ state: State) -> (State, [Command<Message>])
  /// What the window shows of a state.
  static func view(_ state: State) -> VirtualWindow<Message>
  /// What is listened to in a state.
  static func subscriptions(_ state: State) -> [Listener<Event, Message>]
}

/// Something that happened, as a value.
public protocol Message: Equatable {
  /// Something that is asked of the server, as a value.
  associatedtype Call: TEA.Call

  /// Says that something that was asked is answered: whether the answer still counts is for update to say.
  static func answered(_ call: Call, _ response: Response) -> Self
  /// The message as a trace names it: `header(followTapped)`.
  var name: String { get }
  /// What it carries; nil where the name says all.
  var content: Logged? { get }
}

/// Something that is asked of the server, as a value: it says what the answer will be about.
public protocol Call: Equatable {
  /// The request that asks it.
  var request: Request { get }
  /// What it is called, by which it is found again where it is still out: no two are called the same at one time.
  var task: String { get }
}

extension Never: Call {
  /// There is none.
  public var request: Request { switch self {} }
  /// There is none.
  public var task: String { switch self {} }
}

/// An effect, described rather than done: the driver does it, once the view is patched.
public enum Command<Message: TEA.Message>: Equatable {
  /// Asks the server.
  case request(Message.Call)
  /// Waits for the answer to what the server was asked before; where nothing is under way, asks it once more.
  case resume(Message.Call)
  /// Asks the player.
  case play(AudioPlayer.Order)
}
