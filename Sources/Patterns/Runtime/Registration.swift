public import ArchTrace

/// One observer's place at one subject: the wire between them, on record when the observation begins, tells and
/// ends.
///
/// For whatever is observed in another way than by an `ObserverList`. It keeps neither of both alive.
public final class Registration {
  /// The observer's name on record.
  public let observerName: String
  private let runtime: Runtime
  private let wire: Wire
  private let subject: Reference<Participant>
  private let observer: Reference<Participant>

  /// Makes a wire from a subject to an observer.
  /// - Parameters:
  ///   - kind: What sort of observation it is.
  ///   - name: What is observed.
  ///   - subject: Who is observed.
  ///   - observer: Who is told.
  public init(_ kind: Wire.Kind, _ name: String, of subject: Participant, by observer: Participant) {
    runtime = subject.runtime
    wire = runtime.wire(kind, name, from: subject.actor, to: observer.actor)
    observerName = runtime.name(of: observer.actor)
    self.subject = Reference(subject)
    self.observer = Reference(observer)
  }

  /// Whether the wire carries nothing in this run.
  public var isCut: Bool { wire.isCut }

  /// Whether the observer is still there.
  public var hasObserver: Bool { observer.value != nil }

  /// Whether this is the observer.
  public func isBy(_ actor: Actor) -> Bool { wire.to == actor }

  /// Does something in the observer's name, such as reading what is observed; nothing where it is gone.
  /// - Parameter body: What is done.
  public func asObserver<R>(_ body: () -> R?) -> R? { observer.value?.acting(body) ?? nil }

  /// Puts on record that the observation begins.
  /// - Parameter initial: Whether the value there is comes at once.
  public func begin(initial: Bool) {
    runtime.record(
      .subscribe, from: wire.to, to: wire.from, name: wire.name,
      value: runtime.isRecording ? .fields(["initial": initial]) : nil)
  }

  /// Puts on record that the observation ends, where both are still there.
  public func end() {
    guard subject.value != nil, observer.value != nil else { return }
    runtime.record(.unsubscribe, from: wire.to, to: wire.from, name: wire.name)
  }

  /// Tells the observer, in whose name the body runs; it does not where the observer is gone or the wire cut.
  /// - Parameters:
  ///   - value: What is told, as the trace shows it.
  ///   - body: What the observer does.
  public func tell(_ value: @autoclosure () -> Logged? = nil, _ body: () -> Void) {
    guard runtime.carries(wire), observer.value != nil else { return }
    let shown = runtime.isRecording ? value() : nil
    runtime.onDelivery?(wire, runtime.recorder.count)
    runtime.handle(.notify, from: wire.from, to: wire.to, name: wire.name, value: shown, body)
    runtime.onDelivered?(wire)
  }
}
