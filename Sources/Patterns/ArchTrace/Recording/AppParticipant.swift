/// One who takes part in an app's trace: a view, a view model, a store. It records what is done to it and what it
/// does.
///
///     func add(_ title: String) {
///       me.handle(value: title) {                       // whoever acts → TodoStore  call  add(_:)
///         items.append(title)
///         me.change("items[0]", from: nil, to: title)   // TodoStore  state  items[0]  – → "…"
///       }
///     }
public struct AppParticipant {
  /// Its name in the trace, `TodoStore` or `TodoStore#2`.
  public let name: String
  let trace: AppTrace

  /// Records that something is done to this participant, and handles it: what is recorded in `body` is done by it,
  /// and caused by this.
  /// - Parameters:
  ///   - kind: How: `call`, `notify`, `message`, `response`, `timer`.
  ///   - name: The method, notification or message; the calling function's name where it is left out.
  ///   - value: Its arguments or content.
  ///   - sender: Who does it; whoever acts where it is left out.
  ///   - cause: The event that led to it, such as a response's request; what is being handled where it is left out.
  ///   - body: The handling.
  /// - Returns: What `body` returns.
  @discardableResult
  public func handle<Result, Failure: Error>(
    _ kind: EventKind = .call, _ name: String = #function, value: (any TraceValueConvertible)? = nil,
    from sender: AppParticipant? = nil, cause: EventID? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let recorder = trace.recorder
    guard recorder.isRecording else { return try body() }
    let from = sender?.name ?? trace.actor
    let event = recorder.record(
      kind, cause: cause ?? trace.cause, from: from, to: from == self.name ? nil : self.name, name: name,
      value: value?.traceValue)
    return try trace.handle(event, by: self.name, body)
  }

  /// Records that this participant does something, where nobody who is traced handles it now: a request that leaves,
  /// a subscription, a navigation.
  /// - Parameters:
  ///   - kind: What it does.
  ///   - other: To whom; nil where it does it to itself.
  ///   - name: The route, the property observed, the screen.
  ///   - value: Its content.
  ///   - file: The source file; the caller's.
  ///   - line: The line in it.
  /// - Returns: The event, to be the cause of its answer.
  @discardableResult
  public func record(
    _ kind: EventKind, to other: AppParticipant? = nil, _ name: String,
    value: (any TraceValueConvertible)? = nil,
    file: String = #fileID, line: Int = #line
  ) -> EventID {
    trace.recorder.record(
      kind, cause: trace.cause, from: self.name, to: other?.name, name: name,
      value: value?.traceValue, place: (file, line))
  }

  /// Records that state which this participant owns changed.
  /// - Parameters:
  ///   - path: The property, `items[2].isDone`.
  ///   - old: Its value before; nil where it is new.
  ///   - new: Its value after; nil where it is gone.
  ///   - file: The source file; the caller's.
  ///   - line: The line in it.
  public func change(
    _ path: String, from old: (any TraceValueConvertible)?, to new: (any TraceValueConvertible)?,
    file: String = #fileID, line: Int = #line
  ) {
    change(.state, nil, path, old, new, (file, line))
  }

  /// Records that what this view shows changed.
  /// - Parameters:
  ///   - element: The element, `title`.
  ///   - old: What it showed before; nil where it is new.
  ///   - new: What it shows; nil where it is gone.
  ///   - file: The source file; the caller's.
  ///   - line: The line in it.
  public func show(
    _ element: String, from old: (any TraceValueConvertible)?, to new: (any TraceValueConvertible)?,
    file: String = #fileID, line: Int = #line
  ) {
    change(.render, element, element, old, new, (file, line))
  }

  private func change(
    _ kind: EventKind, _ name: String?, _ path: String, _ old: (any TraceValueConvertible)?,
    _ new: (any TraceValueConvertible)?, _ place: (String, Int)
  ) {
    guard trace.recorder.isRecording else { return }
    trace.recorder.record(
      kind, cause: trace.cause, from: self.name, name: name,
      changes: [Change(path, old: old?.traceValue, new: new?.traceValue)], place: place)
  }

  /// Records that this participant is gone: nothing may be done by it or to it any more.
  public func end() { trace.recorder.record(.destroy, cause: trace.cause, from: name) }
}
