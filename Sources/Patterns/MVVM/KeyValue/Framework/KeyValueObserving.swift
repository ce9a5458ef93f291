public import Runtime

/// What an observer asks to be told.
public struct KeyValueOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be told at once, of the value there is.
  public static let initial = KeyValueOptions(rawValue: 1)
  /// The value after a change.
  public static let new = KeyValueOptions(rawValue: 2)
  /// The value before a change.
  public static let old = KeyValueOptions(rawValue: 4)
}

/// A change as an observer is told it: as much as it asked for.
public struct KeyValueChange {
  /// The value before; nil where it was not asked for, and at the first time, which is no change.
  public let old: Any?
  /// The value after; nil where it was not asked for.
  public let new: Any?

  /// As the trace shows it.
  var logged: Logged {
    .fields(["old": (old as? any Loggable)?.logged, "new": (new as? any Loggable)?.logged]).withoutNulls
  }
}

/// Whoever observes by key path: every change of everything it is registered for arrives in this one method.
///
/// Foundation has this on Apple's systems only, so it stands here, with what it is known for: the key path is a
/// string, for the text of a Swift key path is an address on Linux; an equal value is told as well; a change made
/// by an observer is told inside of the one it answers; and whoever does not remove itself in time, or removes
/// itself twice, ends the program there and is reported here.
public protocol KeyValueObserver: Participant {
  /// Takes a change.
  /// - Parameters:
  ///   - keyPath: What changed.
  ///   - object: Whose it is.
  ///   - change: The values asked for.
  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange)
}

extension ViewModel {
  /// Registers an observer, which the view model does not keep alive and which must be removed before it goes.
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - keyPath: The name of one of its dynamic properties.
  ///   - options: What it is told.
  public final func addObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: KeyValueOptions = []
  ) {
    guard let path = observers(of: keyPath) else {
      return report("addObserver", .fields(["keyPath": keyPath, "reason": "no such key path"]))
    }
    path.add(observer, options)
  }

  /// Removes an observer; of several registrations for the key path the latest.
  public final func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
    let name = runtime.name(of: observer.actor)
    guard let path = observers(of: keyPath) else {
      return report(
        "removeObserver", .fields(["keyPath": keyPath, "observer": name, "reason": "not registered"]))
    }
    path.removeOrReport(observer.actor, named: name)
  }
}
