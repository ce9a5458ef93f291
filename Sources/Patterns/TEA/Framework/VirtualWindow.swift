/// The window described as a value.
public struct VirtualWindow<Message> {
  let stack: [VirtualScreen<Message>]
  let alert: VirtualAlert<Message>?
  let toast: String?
  let onOpen: (String) -> Message
  let onBack: Message

  /// Describes the window.
  /// - Parameters:
  ///   - stack: The screens, the top one last.
  ///   - alert: The alert that is up.
  ///   - toast: The text of the toast.
  ///   - onOpen: The message of the app being asked for a screen, by its name.
  ///   - onBack: The message of a tap on the back button.
  public init(
    stack: [VirtualScreen<Message>], alert: VirtualAlert<Message>? = nil, toast: String? = nil,
    onOpen: @escaping (String) -> Message, onBack: Message
  ) {
    self.stack = stack
    self.alert = alert
    self.toast = toast
    self.onOpen = onOpen
    self.onBack = onBack
  }
}

/// A screen of the stack, described.
public struct VirtualScreen<Message> {
  let key: Int
  let name: String
  let views: [VirtualView<Message>]

  /// Describes a screen.
  /// - Parameter key: Tells it from another screen of the same name.
  public init(key: Int, name: String, _ views: [VirtualView<Message>]) {
    self.key = key
    self.name = name
    self.views = views
  }
}

/// An alert, described.
public struct VirtualAlert<Message> {
  /// A button, and the message that a tap becomes.
  public struct Button {
    let title: String
    let message: Message

    /// Describes a button.
    public init(_ title: String, _ message: Message) {
      self.title = title
      self.message = message
    }
  }

  let key: Int
  let title: String
  let buttons: [Button]

  /// Describes an alert.
  /// - Parameter key: Tells it from another alert with the same title.
  public init(key: Int, title: String, buttons: [Button]) {
    self.key = key
    self.title = title
    self.buttons = buttons
  }
}
