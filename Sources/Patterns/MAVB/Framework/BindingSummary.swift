public import Runtime

/// A binding as a test consumes it, without a view: its name with the value that it feeds now, or with the message
/// that it makes of an event.
public struct BindingSummary {
  /// The binding's name: `follow.title`.
  public let name: String
  private let read: (() -> Logged)?
  private let make: ((Any) -> (any AdapterMessage)?)?

  init(_ name: String, value: @escaping () -> Logged) {
    self.name = name
    read = value
    make = nil
  }

  init(_ name: String, message: @escaping (Any) -> (any AdapterMessage)?) {
    self.name = name
    read = nil
    make = message
  }

  private init(_ name: String, like other: BindingSummary) {
    self.name = name
    read = other.read
    make = other.make
  }

  func named(_ name: String) -> BindingSummary { BindingSummary(name, like: self) }

  /// The value that the property is fed with now; nil for an event.
  public var value: Logged? { read?() }

  /// The message that an event becomes; nil for a property, and for an event that carries something else.
  public func message(_ event: Any = ()) -> (any AdapterMessage)? { make?(event) }
}
