import Runtime

extension FeedSignals.Wish: Loggable {
  /// As a trace shows it.
  var logged: Logged { .fields(["page": page, "further": isFurther, "number": number]) }
}
