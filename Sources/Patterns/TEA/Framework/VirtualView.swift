public import HeadlessUI
public import Runtime

/// A view described as a value: comparing two descriptions says what to change in the real one.
public indirect enum VirtualView<Message> {
  /// A line of text.
  case label(String, String)
  /// A button, and the message that a tap becomes.
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
  case content(VirtualContent<Message>, axis: View.Axis = .vertical, [VirtualView])
  /// A table.
  case table(VirtualTable<Message>)
  /// A view that is not made again while its value stays the same.
  case lazy(any LazyView<Message>)
}

extension VirtualView {
  /// What is in a row: views that are named after it.
  public static func row(_ views: [VirtualView]) -> VirtualView { .group("", views) }
}

/// What parts of a screen whose content is loaded have in common.
public struct VirtualContent<Message> {
  let element: String
  let emptyText: String
  let errorText: String
  let state: LoadState
  let isRefreshing: Bool
  let onRefresh: Message

  /// Describes a part.
  /// - Parameters:
  ///   - element: Its element name.
  ///   - emptyText: What it says where there is nothing.
  ///   - errorText: What it says where nothing could be loaded.
  ///   - state: How far the content is.
  ///   - isRefreshing: Whether it is loaded again while it is shown.
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

/// A table described as a value: the keys of all its rows, and a function for what is in one. Only the rows in sight
/// are ever asked for.
public struct VirtualTable<Message> {
  let content: VirtualContent<Message>
  let rows: [Int]
  let first: Int
  let more: VirtualMore<Message>?
  let onSelect: ((Int) -> Message)?
  let onScroll: ((Int) -> Message)?
  let row: (Int) -> VirtualView<Message>

  /// Describes a table.
  /// - Parameters:
  ///   - content: How far it is.
  ///   - rows: The key of each row, each once: the id of what it shows.
  ///   - first: The first row in sight.
  ///   - more: The button for a further page, where there is one.
  ///   - onSelect: The message of a tap on a row, by its key.
  ///   - onScroll: The message of a scroll, with the first row in sight.
  ///   - row: What is in the row of a key.
  public init(
    _ content: VirtualContent<Message>, rows: [Int], first: Int = 0, more: VirtualMore<Message>? = nil,
    onSelect: ((Int) -> Message)? = nil, onScroll: ((Int) -> Message)? = nil,
    row: @escaping (Int) -> VirtualView<Message>
  ) {
    self.content = content
    self.rows = rows
    self.first = first
    self.more = more
    self.onSelect = onSelect
    self.onScroll = onScroll
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
