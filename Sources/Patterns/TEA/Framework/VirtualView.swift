public import HeadlessUI
public import Runtime

/// A view described as a value; comparing two descriptions says what to change in the real one.
public enum VirtualView<Message> {
  /// A line of text.
  case label(String, String)
  /// A button and the message that a tap becomes.
  case button(String, title: String, isEnabled: Bool = true, Message)
  /// Whether something is loading.
  case indicator(String, isOn: Bool)
  /// A text field, and the message that its text becomes with each change.
  case textField(String, text: String, onChange: (String) -> Message)
  /// Which page is shown.
  case pageControl(String, page: Int)
  /// A named group of views.
  case group(String, axis: View.Axis = .vertical, [VirtualView])
  /// A part whose content is loaded.
  case content(VirtualContent<Message>, axis: View.Axis, [VirtualView])
  /// A table.
  case table(VirtualTable<Message>)
  /// A view that depends on one value only and is not visited while that value stays the same.
  case lazy(LazyKey, () -> VirtualView)
}

extension VirtualView {
  /// A view that depends on one value only.
  public static func lazy<Key: LazyKey>(_ key: Key, _ make: @escaping (Key) -> VirtualView) -> VirtualView {
    .lazy(key, { make(key) })
  }
}

/// What parts of a screen whose content is loaded have in common.
public final class VirtualContent<Message> {
  let element: String
  let emptyText: String
  let errorText: String
  let state: LoadState
  let isRefreshing: Bool
  let onRefresh: Message

  /// Describes a part.
  /// - Parameters:
  ///   - onRefresh: The message of a pull, and of a tap on Retry.
  public init(
    _ element: String, emptyText: String = "", errorText: String, state: LoadState, isRefreshing: Bool,
    onRefresh: Message
  ) {
    self.element = element
    self.emptyText = emptyText
    self.errorText = errorText
    self.state = state
    self.isRefreshing = isRefreshing
    self.onRefresh = onRefresh
  }
}

/// A table described as a value. Only the rows in sight are ever described.
public final class VirtualTable<Message> {
  let content: VirtualContent<Message>
  let rows: [Int]
  let first: Int
  let more: VirtualMore<Message>?
  let onSelect: ((Int) -> Message)?
  let onScroll: ((Int) -> Message)?
  let rowsKey: LazyKey
  let row: (Int) -> VirtualRow<Message>

  /// Describes a table.
  /// - Parameters:
  ///   - rows: The key of each row, which is the id of what it shows.
  ///   - first: The first row in sight.
  ///   - more: The button for a further page, where there is one.
  ///   - onSelect: The message of a tap on a row.
  ///   - onScroll: The message of a scroll, with the first row in sight; nil where a table is never scrolled.
  ///   - rowsKey: All that the rows together depend on: while it stays the same, no row is visited.
  ///   - row: Describes the row of a key.
  public init(
    _ content: VirtualContent<Message>, rows: [Int], first: Int = 0, more: VirtualMore<Message>? = nil,
    onSelect: ((Int) -> Message)? = nil, onScroll: ((Int) -> Message)? = nil,
    rowsKey: LazyKey, row: @escaping (Int) -> VirtualRow<Message>
  ) {
    self.content = content
    self.rows = rows
    self.first = first
    self.more = more
    self.onSelect = onSelect
    self.onScroll = onScroll
    self.rowsKey = rowsKey
    self.row = row
  }
}

/// The button for a further page.
public struct VirtualMore<Message> {
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

/// A row: not visited again while what it depends on stays the same.
public struct VirtualRow<Message> {
  let key: LazyKey
  let make: () -> [VirtualView<Message>]

  /// Describes a row.
  /// - Parameters:
  ///   - key: All that the row depends on.
  ///   - make: Describes what is in it.
  public init<Key: LazyKey>(_ key: Key, _ make: @escaping (Key) -> [VirtualView<Message>]) {
    self.key = key
    self.make = { make(key) }
  }
}

/// All that a lazy view depends on; it can only be compared with another. An app's keys are classes of their own,
/// so that comparing two takes no more than their values do.
open class LazyKey {
  /// Makes a key.
  public init() {}

  /// Whether a view that depends on the other key looks the same.
  open func isSame(as other: LazyKey) -> Bool { false }

  /// Of a key of rows: which rows may look different than under an earlier key; nil for any of them.
  open func changedRows(since other: LazyKey) -> [Int]? { nil }
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
