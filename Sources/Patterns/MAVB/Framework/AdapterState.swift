public import Runtime

/// What an adapter holds, with the pure function that makes the next state of it and a message.
///
/// Source: "App Architecture", objc.io, chapter "Model Adapter-View Binder"; CwlViews.
public protocol AdapterState: Inspectable {
  /// What can be sent to the adapter.
  associatedtype Message: AdapterMessage
  /// What it asks of the server.
  associatedtype Call: AdapterCall
  /// What it has to say to other adapters.
  associatedtype Output

  /// The next state, and what is to be done then. It does none of it, and takes any message in any state.
  func reduce(_ message: Message) -> (Self, [Effect<Self>])
  /// What was begun and has not ended in this state: what an app that is launched in it does first.
  func resume() -> [Effect<Self>]
  /// That a call was answered, as a message: whether the answer still counts is for `reduce` to say.
  static func answered(_ call: Call, _ response: Response) -> Message
  /// What the player says by itself, as a message; nil where that is not its business.
  static func played(_ event: AudioPlayer.Event) -> Message?
}

extension AdapterState {
  /// Nothing, where the player is never asked.
  public static func played(_ event: AudioPlayer.Event) -> Message? { nil }
}

/// Something that happened or is wished for, as a value.
public protocol AdapterMessage: Equatable {
  /// The message as a trace names it: `toggleFollow`.
  var name: String { get }
  /// What it carries; nil where the name says all.
  var content: Logged? { get }
}

/// Something that is asked of the server, as a value: it says what the answer will be about.
public protocol AdapterCall: Equatable {
  /// The request that asks it.
  var request: Request { get }
  /// What it is called, by which it is found again where it is still out: no two are called the same at one time.
  var task: String { get }
}

extension Never: AdapterCall {
  /// There is none.
  public var request: Request { switch self {} }
  /// There is none.
  public var task: String { switch self {} }
}

/// An effect, described by `reduce` and done by the adapter once everybody was told of the new state.
public enum Effect<State: AdapterState> {
  /// Asks the server.
  case request(State.Call)
  /// Waits for the answer to what the server was asked before; where nothing is under way, asks it once more.
  case resume(State.Call)
  /// Asks the player, which from then on tells the adapter what it does by itself.
  case play(AudioPlayer.Order)
  /// Sends the adapter a message so many milliseconds after a moment, in virtual milliseconds, at the soonest now; the
  /// run does not wait for it to be settled.
  case after(Int, since: Int, String, State.Message)
  /// Says something to the adapters that are connected.
  case output(State.Output)
}

extension Effect: Equatable where State.Output: Equatable {}
