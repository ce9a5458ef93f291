import ArchTrace

/// The wires from one subject to its observers.
///
/// As with a notification centre, a value is delivered at once, in the middle of what sends it, to those who were
/// subscribed then, in the order in which they subscribed. Where an observer sends another value, that one is delivered
/// first: later observers see it before the one that led to it. Whoever unsubscribes meanwhile sees nothing more.
public final class ObserverList<Value> {
  private let runtime: Runtime
  private let subject: Actor
  private let kind: Wire.Kind
  private let name: String
  private var entries: [Entry] = []
  /// How many values are on their way, one within the other.
  private var depth = 0
  private let shows = logger(of: Value.self)

  private final class Entry {
    let wire: Wire
    /// Delivers a value; false where the observer is gone. Nil when the observation is over.
    var deliver: ((Value) -> Bool)?

    init(wire: Wire, deliver: @escaping (Value) -> Bool) {
      self.wire = wire
      self.deliver = deliver
    }
  }

  /// Makes a list without observers.
  /// - Parameters:
  ///   - subject: Who is observed.
  ///   - kind: Notification, signal, key-value observation, binding.
  ///   - name: What is observed.
  public init(of subject: Participant, _ kind: Wire.Kind, _ name: String) {
    runtime = subject.runtime
    self.subject = subject.actor
    self.kind = kind
    self.name = name
  }

  /// Whether anybody observes.
  public var isEmpty: Bool { entries.allSatisfy { $0.deliver == nil } }

  /// Subscribes an observer, which the list does not keep alive.
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - initial: A value to deliver at once.
  ///   - handler: What the observer does with a value.
  /// - Returns: The subscription; it ends when cancelled or freed.
  public func add<Observer: Participant>(
    _ observer: Observer, initial: Value? = nil, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    let wire = runtime.wire(kind, name, from: subject, to: observer.actor)
    let reference = Reference(observer)
    return add(wire, observer, initial: initial) { [runtime, shows] value in
      guard let observer = reference.value else { return false }
      Self.notify(wire, runtime.isRecording ? shows?(value) : nil, on: runtime) { handler(observer, value) }
      return true
    }
  }

  /// Subscribes an observer to a part of what is sent: it is told the part at once, and again whenever it is
  /// another than it was told last.
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - name: What the part is called.
  ///   - value: What there is now; read in the observer's name, whoever has it subscribe.
  ///   - part: Takes the part out of a value.
  ///   - handler: What the observer does with the part.
  /// - Returns: The subscription; it ends when cancelled or freed.
  public func add<Observer: Participant, Part: Equatable>(
    _ observer: Observer, to name: String, of value: @autoclosure () -> Value,
    _ part: @escaping (Value) -> Part,
    _ handler: @escaping (Observer, Part) -> Void
  ) -> Subscription {
    let wire = runtime.wire(kind, name, from: subject, to: observer.actor)
    let shows = logger(of: Part.self)
    var last: Part?
    let reference = Reference(observer)
    let value = observer.acting(value)
    return add(wire, observer, initial: value) { [runtime] value in
      guard let observer = reference.value else { return false }
      let part = part(value)
      if let last, areSame(part, last) { return true }
      last = part
      Self.notify(wire, runtime.isRecording ? shows?(part) : nil, on: runtime) { handler(observer, part) }
      return true
    }
  }

  private func add(
    _ wire: Wire, _ observer: Participant, initial: Value?, _ deliver: @escaping (Value) -> Bool
  ) -> Subscription {
    let entry = Entry(wire: wire, deliver: deliver)
    entries.append(entry)
    runtime.record(
      .subscribe, from: observer.actor, to: subject, name: wire.name,
      value: runtime.isRecording ? .fields(["initial": initial != nil]) : nil)
    if let initial { self.deliver(initial, to: entry) }
    let reference = Reference(observer)
    return Subscription { [weak self, weak entry] isExplicit in
      guard let self, let entry, let handler = entry.deliver else { return }
      // Freeing the handler may free observers, whose own observations then end: only once this one has.
      defer { withExtendedLifetime(handler) {} }
      entry.deliver = nil
      dropEnded()
      guard isExplicit, let observer = reference.value else { return }
      runtime.record(.unsubscribe, from: observer.actor, to: subject, name: entry.wire.name)
    }
  }

  /// Tells every observer.
  public func send(_ value: Value) {
    depth += 1
    for entry in entries { deliver(value, to: entry) }
    depth -= 1
    dropEnded()
  }

  /// Lets go of observations that are over, once no value is on its way.
  private func dropEnded() {
    if depth == 0 { entries.removeAll { $0.deliver == nil } }
  }

  private func deliver(_ value: Value, to entry: Entry) {
    guard runtime.carries(entry.wire), let deliver = entry.deliver else { return }
    if !deliver(value) { entry.deliver = nil }
  }

  private static func notify(_ wire: Wire, _ shown: TraceValue?, on runtime: Runtime, _ body: () -> Void) {
    runtime.onDelivery?(wire, runtime.recorder.count)
    runtime.handle(.notify, from: wire.from, to: wire.to, name: wire.name, value: shown, body)
    runtime.onDelivered?(wire)
  }
}

/// An observation that lasts until it is cancelled or nobody keeps it.
public final class Subscription {
  private var end: ((Bool) -> Void)?

  /// Makes a subscription.
  /// - Parameter end: Ends it; told whether on request, which is on record, or because it was freed.
  public init(_ end: @escaping (Bool) -> Void) { self.end = end }

  deinit { end?(false) }

  /// Ends the observation; nothing happens the second time.
  public func cancel() {
    end?(true)
    end = nil
  }
}
