public import Runtime

/// A store: owns a value that changes by the store's actions only, and is observed.
///
/// Every action does three things in this order: mutate, persist, notify. Whoever observes is told what the value is
/// now, beside the action, never only what happened: so whoever comes late shows the same as whoever was there from the
/// start. Source: App Architecture, objc.io, "Model-View-Controller+ViewState".
open class Store<State: Inspectable & Codable, Action>: Participant {
  /// What was persisted last: what another store of this sort goes on from.
  public private(set) final var persisted: State
  private lazy var cell = StateCell(of: self, persisted)
  /// Told of every action; of no action where the whole value was put in place of another.
  private lazy var observers = ObserverList<Action?>(of: self, .notification, "value")

  /// Puts the store on record.
  /// - Parameters:
  ///   - role: Which of the pattern's stores it is.
  ///   - state: The value that it starts with, new or persisted earlier.
  public init(_ runtime: Runtime, _ role: Role, _ state: State) {
    persisted = state
    super.init(runtime, role)
  }

  /// The value now.
  public final var value: State { cell.value }

  /// The body of every action: mutates the value, persists it, notifies.
  /// - Parameters:
  ///   - action: What is done, for those who must do more than show the value.
  ///   - change: Changes the value in place.
  /// - Returns: What the change returns.
  @discardableResult
  public final func act<R>(_ action: Action, _ change: (inout State) -> R) -> R {
    let result = cell.mutate(change)
    persisted = cell.value
    observers.send(action)
    return result
  }

  // MARK: Persisting

  /// Puts a persisted value in place of this one. Nobody is told before `reloaded()`: where two stores go back together,
  /// each has its value before anybody looks.
  public final func load(_ state: State) {
    cell.set(state)
    persisted = state
  }

  /// Tells everybody that the whole value is another.
  public final func reloaded() { observers.send(nil) }

  // MARK: Observing

  /// Observes a part of the value: the observer is told the part at once, and again whenever it is another.
  /// - Parameters:
  ///   - observer: Who is told; not kept alive.
  ///   - name: What the part is called.
  ///   - part: Takes the part out of the value. It may keep no participant alive.
  ///   - handler: What the observer does with the part, and with the action that led to it: nil where the observer has
  ///     just come, or the whole value was put in place of another.
  /// - Returns: The observation; it ends when cancelled or freed.
  public final func observe<Observer: Participant, Part: Equatable>(
    _ observer: Observer, _ name: String, _ part: @escaping (State) -> Part,
    _ handler: @escaping (Observer, Part, Action?) -> Void
  ) -> Subscription {
    let store = Reference(self)
    // Looked up before the observation begins, since that may take a look at another store.
    let (now, found) = observer.acting { (value, part(value)) }
    var first: Part? = found
    // One who acts when told makes the others be told of the newest value first: so the part is always the newest one's.
    return observers.add(
      observer, to: name, of: nil,
      { action in
        defer { first = nil }
        return Told(first ?? part(store.value?.persisted ?? now), action)
      }, { handler($0, $1.part, $1.action) })
  }
}

/// What an observer is told: a part of a store's value, beside the action that led to it.
struct Told<Part: Equatable, Action>: Equatable {
  let part: Part
  let action: Action?

  init(_ part: Part, _ action: Action?) {
    self.part = part
    self.action = action
  }

  /// Whether both have the same part: where that is so, there is nothing to tell.
  static func == (a: Self, b: Self) -> Bool { areSame(a.part, b.part) }
}

extension Told: Loggable where Part: Loggable {
  var logged: Logged { part.logged }
}
