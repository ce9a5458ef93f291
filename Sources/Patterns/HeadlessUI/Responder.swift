import ArchTrace
public import Runtime

/// A link of the responder chain: a view, then whoever is responsible for it.
public protocol Responder: Participant {
  /// Who is asked next.
  var nextResponder: (any Responder)? { get }
  /// Handles a routed event. Nil passes the event on: a responder knows nothing of events that are not its own.
  /// - Parameter event: The event's name.
  func handler(for event: String) -> ((Int) -> Void)?
}

extension View: Responder {
  /// Whoever is asked after the view.
  public var nextResponder: (any Responder)? { responder ?? superview }
}

extension Responder {
  /// Sends an event up the chain, hop by hop, until somebody handles it.
  /// - Parameters:
  ///   - event: The event's name.
  ///   - value: What it is about: the id of a row's subject.
  public func routeEvent(_ event: String, _ value: Int) {
    guard var next = nextResponder else {
      runtime.record(.route, from: actor, name: event, value: .fields(["id": value, "dropped": true]))
      return
    }
    while next.actor == .nobody, let further = next.nextResponder { next = further }
    let handler = next.handler(for: event)
    let shown: TraceValue? =
      runtime.isRecording
      ? handler == nil ? .fields(["id": value]) : .fields(["id": value, "handled": true]) : nil
    runtime.handle(.route, from: actor, to: next.actor, name: event, value: shown) {
      if let handler { handler(value) } else { next.routeEvent(event, value) }
    }
  }
}
