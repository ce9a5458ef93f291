/// Where a recorder's events go: a file, memory, nowhere.
public protocol TraceSink: AnyObject {
  /// Takes the first line. Called once, before any event.
  func begin(_ header: TraceHeader)
  /// Takes the next event.
  func receive(_ event: borrowing Event)
  /// Takes the last line. Called once, after all events.
  func end(_ footer: TraceFooter)
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
