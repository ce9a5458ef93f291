/// Whether whoever notifies has changed before: who changed when, as far as it is alive.
struct StateOrder {
  /// By number: the place of the last `state`.
  private var changed: [UInt32: Int] = [:]
  /// The last subscription.
  private var subscription = (observer: UInt32.max, subject: UInt32.max, place: -1)

  /// Takes note of an event, which is not in the window yet.
  /// - Returns: What it breaks, with what there is to say about it.
  @inline(__always)
  mutating func breach(_ event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    switch event.kind {
    case KindCode.state: changed[event.from.number] = window.count
    case KindCode.subscribe: subscription = (event.from.number, event.to.number, window.count)
    case KindCode.destroy: changed[event.to.number] = nil
    case KindCode.notify where StateOrder.notifies(event.from.role): return breach(ofNotify: event, window)
    case _: break
    }
    return nil
  }

  private static func notifies(_ role: UInt16) -> Bool {
    role == Roles.store || role == Roles.viewState || role == Roles.adapter
  }

  private func breach(ofNotify event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    if subscription == (event.to.number, event.from.number, window.count - 1) { return nil }
    guard let last = changed[event.from.number] else { return nil }
    var place = event.cause
    while window.isKept(place) {
      let cause = window[place]
      let isAsked = cause.to.number == event.from.number && cause.from.number != event.from.number
      if isAsked && StateOrder.asks(cause.kind) || cause.kind == KindCode.input {
        return last > place ? nil : "with no state before it"
      }
      place = cause.cause
    }
    return nil
  }

  /// Whether an event asks something of whom it is for, or tells it something.
  private static func asks(_ kind: KindCode) -> Bool {
    kind == KindCode.call || kind == KindCode.message || kind == KindCode.response || kind == KindCode.timer
      || kind == KindCode.notify
  }
}
