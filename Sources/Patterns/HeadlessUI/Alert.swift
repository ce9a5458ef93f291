public import Runtime

/// A modal question or message with its buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// The title, by which it is tapped.
    public let title: String
    /// The wire that a tap goes through; nil where a tap only closes the alert.
    public let onTap: Action<Void>?

    /// Makes a button.
    public init(_ title: String, _ onTap: Action<Void>? = nil) {
      self.title = title
      self.onTap = onTap
    }
  }

  /// What it says.
  public let title: String
  /// The buttons, in order; a tap on one closes the alert.
  public let buttons: [Button]

  /// Makes an alert.
  public init(_ title: String, buttons: [Button] = [Button("OK")]) {
    self.title = title
    self.buttons = buttons
  }
}
