public import Runtime

/// What an adapter wraps: a pure function that makes of a state and a message the next state and the effects that
/// it wants.
///
/// Source: "App Architecture", objc.io, chapter "Model Adapter-View Binder"; CwlViews.
public protocol Reducer {
  /// What the adapter holds.
  associatedtype State: Inspectable
  /// What can be sent to it.
  associatedtype Message: AdapterMessage
  /// What it has to say to other adapters; `Never` where nothing.
  associatedtype Output = Never

  /// Makes the next state. It does nothing else: what is to be done is returned.
  static func reduce(_ state: inout State, _ message: Message) -> [Effect<Self>]
  /// What something that the player says by itself is taken as; nil where that is not its business.
  static func message(_ event: AudioPlayer.Event) -> Message?
}

extension Reducer {
  /// Nothing, where a reducer never asks the player.
  public static func message(_ event: AudioPlayer.Event) -> Message? { nil }
}

/// Something that happened or is wished for, as a value.
public protocol AdapterMessage {
  /// The message as a trace names it: `toggleFollow`.
  var name: String { get }
  /// What it carries; nil where the name says all.
  var content: Logged? { get }
}

/// An effect, described by a reducer and done by its adapter after everybody was told of the new state.
public enum Effect<R: Reducer> {
  /// Asks the server. `accepts` says whether the answer still counts in the state that it finds, always where it
  /// is nil; `then` makes a message of it.
  case request(Request, accepts: ((R.State) -> Bool)? = nil, then: (Response) -> R.Message)
  /// Asks the player, which from then on tells the adapter what it does by itself.
  case play(AudioPlayer.Order)
  /// Sends the adapter a message so many milliseconds later; the run does not wait for it to be settled.
  case after(Int, String, R.Message)
  /// Says something to the adapters that are connected.
  case output(R.Output)
}
