extension Event {
  /// Whether a participant acts on another: by a call, a message, a command, a notification, a request or its answer, up
  /// the responder chain, or by setting or moving a view. What a participant does to itself is no hop, and neither is
  /// what makes, observes or only reads another.
  public var isHop: Bool {
    guard let to, to != from else { return false }
    return switch kind {
    case .route, .call, .message, .command, .notify, .render, .navigate, .request, .response: true
    case .input, .subscribe, .unsubscribe, .state, .read, .timer, .create, .destroy, .screen, .error, .other:
      false
    }
  }

  /// Why an input did nothing, as the trace says it; nil for one that did, and for other events.
  public var ignored: String? {
    guard kind == .input, case .string(let reason)? = value?["ignored"] else { return nil }
    return reason
  }
}
