public import ArchTrace

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

  /// Records that whoever acts now calls a method of something that the kit supplies, such as a table. What that leads
  /// to is caused by the call, and what it sets is set by the caller.
  /// - Parameters:
  ///   - callee: Whose method it is.
  ///   - method: The method, as a trace names it.
  ///   - argument: Its argument, as a trace shows it.
  ///   - body: What the method does.
  public func calling<R>(
    _ callee: Actor, _ method: String, _ argument: @autoclosure () -> Logged? = nil, _ body: () throws -> R
  ) rethrows -> R {
    let caller = frames.last?.actor ?? world
    let argument = isRecording ? argument() : nil
    return try handle(.call, from: caller, to: callee, name: method, value: argument) {
      try acting(as: caller, body)
    }
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
