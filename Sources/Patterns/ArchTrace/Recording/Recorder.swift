/// Writes events to a sink, numbering them and giving each its cause: the event being handled when it was
/// recorded.
///
/// It belongs to the thread that uses it first, and stops the program at the first use from another, which would lose
/// events without a word.
///
/// A recorder without a sink records nothing and costs next to nothing. An app of your own is traced more
/// conveniently by an `AppTrace`.
public final class Recorder {
  /// Virtual milliseconds since the run began; whoever owns the clock moves it.
  public var time = 0
  /// The events being handled, outermost first.
  public private(set) var causes: [EventID] = []
  /// The step that is open.
  public private(set) var step = 0
  /// How many events were recorded.
  public private(set) var count = 0

  private let sink: (any TraceSink)?
  /// The sink where that is a writer, to be called as what it is; else one that takes nothing. An optional would be
  /// counted in and out for every event.
  private let writer: TraceWriter
  private let writes: Bool
  private var next = 0
  /// The thread that uses it; 0 before it is used.
  private var owner: UInt = 0

  /// Makes a recorder and writes the header.
  /// - Parameters:
  ///   - header: The trace's first line.
  ///   - sink: Where events go; nil records nothing.
  public init(_ header: TraceHeader, to sink: (any TraceSink)?) {
    self.sink = sink
    writer = sink as? TraceWriter ?? TraceWriter(capacity: 0)
    writes = sink is TraceWriter
    sink?.begin(header)
  }

  /// Whether anybody listens; what is costly to build for an event need not be built where nobody does.
  public var isRecording: Bool { sink != nil }

  /// The event being handled, which is the cause of the next one.
  public var cause: EventID? { causes.last }

  /// Opens a step: the next event takes its bare number as id.
  /// - Parameter step: The step's number; steps may skip numbers but never go back.
  public func open(step: Int) {
    checkThread()
    self.step = step
    next = 0
  }

  /// Records one event, caused by the one being handled.
  /// - Returns: Its id.
  @discardableResult
  public func record(
    _ kind: EventKind, from: String, to: String? = nil, name: String? = nil, value: TraceValue? = nil,
    changes: [Change] = [], role: String? = nil
  ) -> EventID {
    record(
      kind, cause: causes.last, from: from, to: to, name: name, value: value, changes: changes, role: role)
  }

  /// Records one event with a cause of its own: a response's request, a timer's scheduler, nil for a root.
  /// - Returns: Its id.
  @discardableResult
  public func record(
    _ kind: EventKind, cause: EventID?, from: String, to: String? = nil, name: String? = nil,
    value: TraceValue? = nil, changes: [Change] = [], role: String? = nil,
    place: (file: String, line: Int)? = nil
  ) -> EventID {
    let id = nextID()
    sink?.receive(
      id, time: time, cause: cause, kind: kind, from: from, to: to, name: name, value: value,
      changes: changes, role: role, place: place)
    return id
  }

  /// Records one event of participants who have numbers in a table. Its changes need be in no array.
  package func record(
    _ kind: EventKind, cause: EventID?, from: Int, to: Int?, of names: NameTable, name: String?,
    value: TraceValue?, changes: UnsafeBufferPointer<Change>, role: String?
  ) -> EventID {
    let id = nextID()
    if writes {
      writer.receive(
        id, time: time, cause: cause, kind: kind, from: from, to: to, of: names, name: name, value: value,
        changes: changes, role: role)
    } else {
      sink?.receive(
        id, time: time, cause: cause, kind: kind, from: names[from], to: to.map { names[$0] }, name: name,
        value: value, changes: Array(changes), role: role, place: nil)
    }
    return id
  }

  @inline(__always)
  private func nextID() -> EventID {
    checkThread()
    let id = EventID(step: step, index: next)
    next += 1
    count += 1
    return id
  }

  /// Begins the handling of an event: what is recorded until `leave()` is caused by it.
  public func enter(_ event: EventID) {
    checkThread()
    causes.append(event)
  }

  /// Ends the handling that the last `enter(_:)` began.
  public func leave() {
    checkThread()
    causes.removeLast()
  }

  /// Writes the footer.
  /// - Parameter steps: How many scenario steps were played.
  public func finish(steps: Int) {
    checkThread()
    sink?.end(TraceFooter(events: count, steps: steps))
  }

  /// Stops the program where another thread than the first uses the recorder.
  @inline(__always)
  func checkThread() {
    let thread = Platform.thread
    if owner != thread { claim(thread) }
  }

  @inline(never)
  private func claim(_ thread: UInt) {
    // No precondition, whose message a release build leaves out.
    guard owner == 0 else {
      fatalError(
        "a trace is used from a second thread, which would lose events: use a Recorder or an AppTrace, and its "
          + "participants, from one thread only, such as the main actor's")
    }
    owner = thread
  }
}
