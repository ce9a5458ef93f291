import ArchTrace

/// The wires from one subject to its observers.
///
/// Observers are told in the order in which they subscribed. A value that is sent while another is being
/// delivered waits, so that every observer sees every value once and in order. Whoever subscribes meanwhile sees
/// only what is sent later, whoever unsubscribes sees nothing more.
public final class ObserverList<Value> {
  private let runtime: Runtime
  private let subject: Actor
  private let kind: Wire.Kind
  private let name: String
  private var entries: [Entry] = []
  private var pending: [(frame: Runtime.Frame?, value: Value)] = []
  private var sent = 0
  private var isSending = false

  private final class Entry {
    let wire: Wire
    let first: Int
    var deliver: ((Value) -> Bool)?

    init(wire: Wire, first: Int, deliver: @escaping (Value) -> Bool) {
      self.wire = wire
      self.first = first
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
    let entry = Entry(wire: wire, first: sent + pending.count) { [weak observer] value in
      guard let observer else { return false }
      handler(observer, value)
      return true
    }
    entries.append(entry)
    runtime.record(
      .subscribe, from: observer.actor, to: subject, name: name,
      value: runtime.isRecording ? .fields(["initial": initial != nil]) : nil)
    if let initial { deliver(initial, to: entry) }
    return Subscription { [weak self, weak entry, weak observer] isExplicit in
      guard let self, let entry, let handler = entry.deliver else { return }
      // Freeing the handler may free observers, whose own observations then end: only once this one has.
      defer { withExtendedLifetime(handler) {} }
      entry.deliver = nil
      if !isSending { entries.removeAll { $0.deliver == nil } }
      guard isExplicit, let observer else { return }
      runtime.record(.unsubscribe, from: observer.actor, to: subject, name: name)
    }
  }

  /// Tells every observer.
  public func send(_ value: Value) {
    post(value)
    deliverPosted()
  }

  /// Takes a value that is to be told, without telling it yet: where several subjects change as one, each must
  /// have its value in line before the first observer can react with another change.
  public func post(_ value: Value) { pending.append((runtime.currentFrame, value)) }

  /// Tells every observer what was posted.
  public func deliverPosted() {
    guard !isSending else { return }
    isSending = true
    while !pending.isEmpty {
      let (frame, value) = pending.removeFirst()
      let number = sent
      sent += 1
      runtime.resume(frame) {
        var index = 0
        while index < entries.count {
          let entry = entries[index]
          index += 1
          if entry.first <= number { deliver(value, to: entry) }
        }
      }
    }
    isSending = false
    entries.removeAll { $0.deliver == nil }
  }

  private func deliver(_ value: Value, to entry: Entry) {
    guard !entry.wire.isCut, let handler = entry.deliver else { return }
    let shown = runtime.isRecording ? (value as? any Loggable)?.logged : nil
    runtime.handle(.notify, from: subject, to: entry.wire.to, name: name, value: shown) {
      if !handler(value) { entry.deliver = nil }
    }
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
