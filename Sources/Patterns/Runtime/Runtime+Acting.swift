import ArchTrace

/// Who acts: whatever is recorded next is recorded in somebody's name.
extension Runtime {
  /// Does something in a participant's own name, whoever's handling is open: what a table lays out, what a wire
  /// delivers. The cause stays what is being handled.
  /// - Parameters:
  ///   - actor: In whose name.
  ///   - body: What is done.
  public func acting<R>(as actor: Actor, _ body: () throws -> R) rethrows -> R {
    push(frames.last?.event, actor)
    defer { pop() }
    return try body()
  }

  /// Whether a wire carries anything: it is not cut, and the run has not been ended because it never came to rest.
  func carries(_ wire: Wire) -> Bool {
    if wire.isCut || isHalted { return false }
    if frames.count < Self.deepest { return true }
    halt(by: wire.to)
    return false
  }

  /// Delivers what a wire carries, in the name of the wire's source.
  func deliver(_ wire: Wire, _ body: () -> Void) {
    onDelivery?(wire, recorder.count)
    acting(as: wire.from, body)
    onDelivered?(wire)
  }
}
