/// Whether an app can be put back where it was, with the screens that it showed.
public enum Restoring: Hashable, Sendable {
  /// It can, from this.
  case from(String)
  /// It cannot, for this reason.
  case impossible(String)
}

/// Why the patterns cannot that cannot: where each keeps what it shows.
extension Restoring {
  static let noValue = "its view state lives in controllers and views, and no value holds it"
  static let noLoadedValue =
    "its view state and what was loaded live in controllers and views, and no value holds them"
  static let presenters =
    "its presenters can fill fresh views, but the stack lives in scenes and scroll positions in views"
  static let viewModelsAndCoordinator =
    "its view models can be bound to fresh views, but the stack lives in the coordinator, alerts and scroll "
    + "positions in views"
  static let viewModels =
    "its view models can be bound to fresh views, but the stack lives in controllers, alerts and scroll "
    + "positions in views"
}
