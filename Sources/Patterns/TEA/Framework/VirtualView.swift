public import HeadlessUI
public import Runtime

/// A view described as a value; comparing two descriptions says what to change in the real one.
///
/// Its cases are indirect, since a message may be large, and a description is handed on more often than it is made.
public enum VirtualView<Message> {
  /// A line of text.
  indirect case label(String, String)
  /// A button and the message that a tap becomes.
  indirect case button(String, title: String, isEnabled: Bool = true, Message)
  /// Whether something is loading.
  indirect case indicator(String, isOn: Bool)
  /// A text field, and the message that its text becomes with each change.
  indirect case textField(String, text: String, onChange: (String) -> Message)
  /// Which page is shown.
  indirect case pageControl(String, page: Int)
  /// A named group of views.
  indirect case group(String, axis: View.Axis = .vertical, [VirtualView])
  /// A part whose content is loaded.
  indirect case content(VirtualContent<Message>, axis: View.Axis, [VirtualView])
  /// A table.
  case table(LazyTable<Message>)
  /// A view that is not described again while what it depends on stays the same.
  case lazy(LazyView<Message>)
}

/// What parts of a screen whose content is loaded have in common.
public final class VirtualContent<Message> {
  let element: String
  let emptyText: String
  let errorText: String
  let state: LoadState
  let isRefreshing: Bool
  let onRefresh: Message?

  /// Describes a part.
  /// - Parameters:
  ///   - onRefresh: The message of a pull, and of a tap on Retry; nil where neither does anything.
  public init(
    _ element: String, emptyText: String = "", errorText: String, state: LoadState, isRefreshing: Bool,
    onRefresh: Message?
  ) {
    self.element = element
    self.emptyText = emptyText
    self.errorText = errorText
    self.state = state
    self.isRefreshing = isRefreshing
    self.onRefresh = onRefresh
  }
}

/// All of a table but what is in its rows, described as a value.
public final class VirtualTable<Message> {
  let content: VirtualContent<Message>
  let rows: [Int]
  let first: Int
  let more: VirtualMore<Message>?
  let onSelect: ((Int) -> Message)?
  let onScroll: ((Int) -> Message)?

  /// Describes a table.
  /// - Parameters:
  ///   - rows: The key of each row, which is the id of what it shows.
  ///   - first: The first row in sight.
  ///   - more: The button for a further page, where there is one.
  ///   - onSelect: The message of a tap on a row.
  ///   - onScroll: The message of a scroll, with the first row in sight; nil where a table is never scrolled.
  public init(
    _ content: VirtualContent<Message>, rows: [Int], first: Int = 0, more: VirtualMore<Message>? = nil,
    onSelect: ((Int) -> Message)? = nil, onScroll: ((Int) -> Message)? = nil
  ) {
    self.content = content
    self.rows = rows
    self.first = first
    self.more = more
    self.onSelect = onSelect
    self.onScroll = onScroll
  }
}

/// The button for a further page.
public final class VirtualMore<Message> {
  let isEnabled: Bool
  let isLoading: Bool
  let onTap: Message

  /// Describes the button.
  public init(isEnabled: Bool, isLoading: Bool, onTap: Message) {
    self.isEnabled = isEnabled
    self.isLoading = isLoading
    self.onTap = onTap
  }
}

/// What a description depends on, where it is not made again while that stays the same. An app's are classes of their
/// own, so that one object holds what is compared and makes what depends on it, and comparing two takes no more than
/// their values do. (Elm's `Html.Lazy`.)
open class Lazy {
  /// Made by those that say what is described.
  public init() {}

  /// Whether what depends on the other looks the same.
  open func isSame(as other: Lazy) -> Bool { false }
}

/// A view that is not described again while what it depends on stays the same.
open class LazyView<Message>: Lazy {
  /// Describes it.
  open func view() -> VirtualView<Message> { .group("", []) }
}

/// A row that is not described again while what it depends on stays the same.
open class LazyRow<Message>: Lazy {
  /// Describes what is in it.
  open func views() -> [VirtualView<Message>] { [] }
}

/// A table whose rows and whose frame, which is all but what is in the rows, are described again only when what they
/// depend on changes. Only the rows in sight are ever described.
open class LazyTable<Message>: Lazy {
  /// Whether another has the same frame.
  open func hasSameFrame(as other: Lazy) -> Bool { false }

  /// Describes the frame.
  open func frame() -> VirtualTable<Message> {
    VirtualTable(
      VirtualContent("", errorText: "", state: .empty, isRefreshing: false, onRefresh: nil), rows: [])
  }

  /// Which rows may look different than those that an earlier one describes; nil for any of them.
  open func changedRows(since other: Lazy) -> [Int]? { nil }

  /// Describes the row of a key.
  open func row(_ id: Int) -> LazyRow<Message> { LazyRow() }
}

/// The window described as a value.
public final class VirtualWindow<Message> {
  /// A screen of the stack.
  public struct Screen {
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

  /// An alert.
  public struct Alert {
    let key: Int
    let title: String
    let buttons: [(title: String, message: Message)]

    /// Describes an alert.
    /// - Parameter key: Tells it from another alert with the same title.
    public init(key: Int, title: String, buttons: [(title: String, message: Message)]) {
      self.key = key
      self.title = title
      self.buttons = buttons
    }
  }

  let stack: [Screen]
  let alerts: [Alert]
  let toast: String?
  let onOpen: (String) -> Message
  let onBack: Message

  /// Describes the window.
  public init(
    stack: [Screen], alerts: [Alert], toast: String?, onOpen: @escaping (String) -> Message, onBack: Message
  ) {
    self.stack = stack
    self.alerts = alerts
    self.toast = toast
    self.onOpen = onOpen
    self.onBack = onBack
  }
}
