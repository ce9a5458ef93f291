/// In which order an adapter does what a message leads to: state, bindings, effects.
struct AdapterOrder {
  /// By number: the place of the message under which the last effect was done.
  private var effects: [UInt32: Int] = [:]
  /// The place of the last subscription.
  private var subscription = -1

  /// Whether an adapter changes its state under another event than a message to it.
  static func stateBreach(_ event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    guard event.kind == KindCode.state, event.from.role == Roles.adapter, window.isKept(event.cause) else {
      return nil
    }
    let cause = window[event.cause]
    return cause.kind == KindCode.message && cause.to.number == event.from.number
      ? nil : "under no message to it"
  }

  /// Takes note of an event, which is not in the window yet: whether an adapter feeds a binding after an effect.
  @inline(__always)
  mutating func effectBreach(_ event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    switch event.kind {
    case KindCode.subscribe: subscription = window.count
    case KindCode.destroy: effects[event.to.number] = nil
    case KindCode.request where event.from.role == Roles.adapter,
      KindCode.call where event.from.role == Roles.adapter && event.to.role == Roles.player:
      effects[event.from.number] = event.cause
    case KindCode.notify where event.from.role == Roles.adapter && subscription != window.count - 1:
      guard event.cause >= 0, effects[event.from.number] == event.cause else { return nil }
      return "after an effect of the same message"
    case _: break
    }
    return nil
  }
}
