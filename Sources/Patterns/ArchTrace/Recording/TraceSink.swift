/// Where a recorder's events go: a file, memory, nowhere.
public protocol TraceSink: AnyObject {
  /// Takes the first line. Called once, before any event.
  func begin(_ header: TraceHeader)
  /// Takes the next event.
  func receive(_ event: borrowing Event)
  /// Takes the next event by its parts, as a recorder has them: a sink that does not keep events can do without the
  /// `Event`, which the default builds.
  /// - Parameters:
  ///   - id: Its place in the trace.
  ///   - time: Virtual milliseconds since the run began.
  ///   - cause: The event that led to it; nil for a root.
  ///   - kind: What sort of hop it is.
  ///   - from: The participant that acted.
  ///   - to: The participant it acted on; nil where it acted on itself.
  ///   - name: Method, message, property, route or notification.
  ///   - value: Arguments, message content, response body.
  ///   - changes: What changed, in `state` and `render` events.
  ///   - role: The role of the participant created, in `create` events.
  ///   - place: The source file and the line where it was sent, in traces from people's own apps.
  func receive(
    _ id: EventID, time: Int, cause: EventID?, kind: EventKind, from: String, to: String?, name: String?,
    value: TraceValue?, changes: [Change], role: String?, place: (file: String, line: Int)?)
  /// Takes the last line. Called once, after all events.
  func end(_ footer: TraceFooter)
}

extension TraceSink {
  /// Builds an event from its parts, which are as above, and takes it.
  public func receive(
    _ id: EventID, time: Int, cause: EventID?, kind: EventKind, from: String, to: String?, name: String?,
    value: TraceValue?, changes: [Change], role: String?, place: (file: String, line: Int)?
  ) {
    receive(
      Event(
        id: id, time: time, cause: cause, kind: kind, from: from, to: to, name: name, value: value,
        changes: changes, role: role, file: place?.file, line: place?.line))
  }
}

/// Keeps the events as values.
public final class EventCollector: TraceSink {
  /// The first line, once begun.
  public private(set) var header: TraceHeader?
  /// The events so far, in order.
  public private(set) var events: [Event] = []
  /// The last line, once ended.
  public private(set) var footer: TraceFooter?

  /// Makes an empty collector.
  public init() {}

  /// Keeps the first line.
  /// - Parameter header: What it says.
  public func begin(_ header: TraceHeader) { self.header = header }

  /// Keeps an event.
  /// - Parameter event: What happened.
  public func receive(_ event: borrowing Event) { events.append(copy event) }

  /// Keeps the last line.
  /// - Parameter footer: What it says.
  public func end(_ footer: TraceFooter) { self.footer = footer }
}
