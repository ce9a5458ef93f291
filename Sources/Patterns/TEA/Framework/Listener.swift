public import Runtime

/// A wish to be told what comes from outside, as long as the state asks for it. (Elm's `Sub`.)
///
/// It is known by its kind and its name; of two that are known by the same the first counts.
public enum Listener<Event, Message> {
  /// Is told what comes from outside the app.
  case events(String, (Event) -> Message)
  /// Is told what the player says by itself.
  case player(String, (AudioPlayer.Event) -> Message)
  /// Is told of the screens that leave the window and come back.
  case scenes(String, (SceneChange) -> Message)
  /// Is told once, so many milliseconds after it was first asked for.
  case timer(String, milliseconds: Int, Message)
}

/// That a screen left the window, or came back.
public struct SceneChange: Hashable, Loggable, Sendable {
  /// The key of the screen.
  public let screen: Int
  /// Whether it is in the window now.
  public let isAttached: Bool

  /// Makes a change.
  public init(screen: Int, isAttached: Bool) {
    self.screen = screen
    self.isAttached = isAttached
  }

  /// As a trace shows it.
  public var logged: Logged { .fields(["screen": screen, "attached": isAttached]) }
}

extension Listener {
  /// What tells listeners apart.
  struct Key: Hashable {
    enum Kind {
      case events, player, scenes, timer
    }

    let kind: Kind
    let name: String
  }

  var key: Key {
    switch self {
    case .events(let name, _): Key(kind: .events, name: name)
    case .player(let name, _): Key(kind: .player, name: name)
    case .scenes(let name, _): Key(kind: .scenes, name: name)
    case .timer(let name, _, _): Key(kind: .timer, name: name)
    }
  }
}
