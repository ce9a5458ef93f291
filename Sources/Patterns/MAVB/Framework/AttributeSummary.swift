public import Runtime

/// An attribute as a test consumes it, without a view.
public struct AttributeSummary {
  /// What it says of its view.
  public enum Content {
    /// What a property always is.
    case constant(Logged)
    /// What a property is bound to; asked, its value now, nil where there is none.
    case binding(() -> Logged?)
    /// What an event becomes; asked, its message, nil for an event that carries something else.
    case event((Any) -> (any AdapterMessage)?)
  }

  /// The view's element path: `header.follow`.
  public let path: String
  /// The property's name or the event's; empty where it is all that the view shows.
  public let name: String
  /// What it says of its view.
  public let content: Content
  /// What is in the row of an id, where it is a table's rows.
  let row: ((Int) -> [ViewConstructor])?

  init(_ name: String, _ content: Content, row: ((Int) -> [ViewConstructor])? = nil, at path: String = "") {
    self.path = path
    self.name = name
    self.content = content
    self.row = row
  }

  func at(_ path: String) -> AttributeSummary { AttributeSummary(name, content, row: row, at: path) }

  /// What the property is now; nil for an event.
  public var value: Logged? {
    switch content {
    case .constant(let value): value
    case .binding(let value): value()
    case .event: nil
    }
  }

  /// The message that an event becomes now; nil for a property.
  public func message(_ event: Any = ()) -> (any AdapterMessage)? {
    switch content {
    case .constant, .binding: nil
    case .event(let message): message(event)
    }
  }
}
