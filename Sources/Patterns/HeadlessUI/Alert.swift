public import Runtime

/// A modal question or message with its buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// The title, by which it is tapped.
    public let title: String
    /// The wire that a tap goes through; nil where a tap only dismisses.
    public let onTap: Action<Void>?

    /// Makes a button.
    public init(_ title: String, _ onTap: Action<Void>? = nil) {
      self.title = title
      self.onTap = onTap
    }
  }

  /// Tells it from another with the same title.
  public let id: Int
  /// What it says.
  public let title: String
  /// The buttons, in order.
  public let buttons: [Button]
  /// Whether it goes when its state goes, rather than with the tap.
  public let isControlled: Bool

  /// Makes an alert.
  /// - Parameters:
  ///   - id: Tells it from others, where its state is held elsewhere.
  ///   - isControlled: Whether it stays until whoever shows it takes it away.
  public init(id: Int = 0, _ title: String, buttons: [Button] = [Button("OK")], isControlled: Bool = false) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.isControlled = isControlled
  }
}
