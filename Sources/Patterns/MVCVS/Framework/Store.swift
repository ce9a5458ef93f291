public import Runtime

/// A store: owns a value that changes by the store's actions only, and is observed.
///
/// Every action does three things in this order: mutate, persist, notify. What observers are told is the value,
/// never what happened, and they are told at once when they subscribe: so whoever comes late shows the same as
/// whoever was there from the start. Source: App Architecture, objc.io, "Model-View-Controller+ViewState".
open class Store<State: Inspectable>: Participant {
  /// What was persisted last: a store that starts with it goes on where this one is.
  public private(set) var saved: State
  private lazy var cell = StateCell(of: self, saved)
  private lazy var observers = ObserverList<State>(of: self, .notification, "value")

  /// Puts the store on record.
  /// - Parameters:
  ///   - role: Which of the pattern's stores it is.
  ///   - state: The value that it starts with, new or persisted earlier.
  public init(_ runtime: Runtime, _ role: Role, _ state: State) {
    saved = state
    super.init(runtime, role)
  }

  /// The value now.
  public final var value: State { cell.value }

  /// The body of every action: mutates the value, persists it, notifies.
  ///
  /// An action taken while another is being notified changes the value at once; its notification follows when
  /// every observer knows the earlier value.
  /// - Parameter change: Changes the value in place.
  /// - Returns: What the change returns.
  public final func act<R>(_ change: (inout State) -> R) -> R {
    let result = cell.mutate(change)
    saved = cell.value
    observers.send(saved)
    return result
  }

  /// Makes an announcement: of an event that is no part of the value, such as a failure that a person must be
  /// told once.
  /// - Parameter name: The announcement's name.
  public final func announcement<Event>(_ name: String) -> ObserverList<Event> {
    ObserverList(of: self, .notification, name)
  }

  /// Observes a part of the value: the observer is told the part at once, and again whenever it is another.
  /// - Parameters:
  ///   - observer: Who is told; not kept alive.
  ///   - name: What the part is called.
  ///   - part: Takes the part out of the value. It may keep no participant alive.
  ///   - handler: What the observer does with the part.
  /// - Returns: The observation; it ends when cancelled or freed.
  public final func observe<Observer: Participant, Part: Equatable>(
    _ observer: Observer, _ name: String, _ part: @escaping (State) -> Part,
    _ handler: @escaping (Observer, Part) -> Void
  ) -> Subscription {
    observers.add(observer, to: name, of: value, part, handler)
  }
}
