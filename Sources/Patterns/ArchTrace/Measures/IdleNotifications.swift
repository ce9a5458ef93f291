/// How many notifications of a trace led to nothing: no state changed, nothing on the screen, and nothing was asked.
///
/// Whom an event goes back to is known only from the events before it, so this keeps a few bytes for each event, and
/// what came of a notification is known only at the end.
public struct IdleNotifications: Sendable {
  private var causes: [EventID: EventID] = [:]
  /// The notifications of which nothing has come so far.
  private var idle: Set<EventID> = []
  /// Events of which something came, and so of all that led to them.
  private var busy: Set<EventID> = []

  /// Makes an empty count.
  public init() {}

  /// How many there are.
  public var count: Int { idle.count }

  /// Counts an event.
  public mutating func count(_ event: borrowing Event) {
    if let cause = event.cause { causes[event.id] = cause }
    switch event.kind {
    case .notify: idle.insert(event.id)
    case .state, .render, .navigate, .request:
      var ancestor = event.cause
      while let id = ancestor, busy.insert(id).inserted {
        idle.remove(id)
        ancestor = causes[id]
      }
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .read, .response, .timer,
      .create,
      .destroy, .screen, .error, .other:
      break
    }
  }
}
