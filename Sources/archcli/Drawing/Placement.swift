import ArchTrace

/// Where an event goes in a drawing.
enum Placement: Equatable {
  /// Between two participants, by number, or from one to itself.
  case message(from: Int, to: Int, SequenceDrawing.Line)
  /// On its owner.
  case note(Int)
}

/// Finds the places of events while they stream by.
struct Placer {
  /// Who takes part.
  private(set) var cast: Cast
  /// The first event of the moment of virtual time: whatever an event before it led to comes later.
  private var moment = EventID(step: 0, index: 0)
  private var time: Int?
  /// Who sent the requests that are still to be answered.
  private var senders: [EventID: String] = [:]

  /// Makes a placer for the trace of this header.
  init(_ header: TraceHeader) { cast = Cast(header) }

  /// Whether an event comes later than what led to it.
  private(set) var isLater = false

  /// Takes note of the next event, drawn or not. Every event goes through here, in order.
  mutating func note(_ event: borrowing Event) {
    cast.note(event)
    if event.time != time {
      time = event.time
      moment = event.id
    }
    isLater = event.cause.map { $0 < moment } ?? false
    if event.kind == .request { senders[event.id] = event.from }
  }

  /// The place of the event that was noted last.
  mutating func place(_ event: borrowing Event) -> Placement {
    let from = cast.number(event.from)
    switch event.kind {
    case .state, .destroy, .screen, .error:
      return .note(from)
    case .render, .read, .navigate, .create, .other:
      guard let to = event.to else { return .note(from) }
      return .message(from: from, to: cast.number(to), line)
    case .response:
      let sender = event.cause.flatMap { senders.removeValue(forKey: $0) }
      guard let to = event.to else {
        // Nobody is there to take it; it goes to where the request came from.
        guard let sender else { return .message(from: from, to: from, .dashed) }
        return .message(from: from, to: cast.number(sender), .lost)
      }
      return .message(from: from, to: cast.number(to), .dashed)
    case .timer:
      return .message(from: from, to: event.to.map { cast.number($0) } ?? from, .dashed)
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .request:
      return .message(from: from, to: event.to.map { cast.number($0) } ?? from, line)
    }
  }

  private var line: SequenceDrawing.Line { isLater ? .dashed : .solid }
}
