public import HeadlessUI
public import Runtime

// What can be said of the kit's views.

extension Property where V == Label, Value == String {
  /// The text shown.
  public static var text: Self { Self("") { $0.set($1) } }
}

extension Property where V: Button, Value == String {
  /// The title shown.
  public static var title: Self { Self("title") { $0.title = $1 } }
}

extension Property where V: Button, Value == Bool {
  /// Whether a tap does something.
  public static var isEnabled: Self { Self("enabled") { $0.isEnabled = $1 } }
}

extension ControlEvent where V: Button, Value == Void {
  /// A tap.
  public static var tap: Self { Self("tap") { $0.onTap = $1($0) } }
}

extension Property where V == Indicator, Value == Bool {
  /// Whether it is shown.
  public static var isOn: Self { Self("") { $0.isOn = $1 } }
}

extension Property where V: TextField, Value == String {
  /// The text in the field.
  public static var text: Self { Self("") { $0.content = $1 } }
}

extension ControlEvent where V: TextField, Value == String {
  /// A change of the text by a person, with the text.
  public static var change: Self { Self("change") { $0.onChange = $1($0) } }
}

extension Property where V == PageControl, Value == Int {
  /// The page shown.
  public static var page: Self { Self("") { $0.page = $1 } }
}

extension Property where V: ContentView, Value == LoadState {
  /// How far the content is.
  public static var state: Self { Self("state") { $0.state = $1 } }
}

extension Property where V: ContentView, Value == Bool {
  /// Whether the content is being loaded again while it is shown.
  public static var isRefreshing: Self { Self("refreshing") { $0.isRefreshing = $1 } }
}

extension ControlEvent where V: ContentView, Value == Void {
  /// A pull to refresh.
  public static var pull: Self { Self("pull") { $0.onPull = $1($0) } }
  /// A tap on the button under an error.
  public static var retry: Self { Self("retry") { $0.retry.onTap = $1($0.retry) } }
}

extension ControlEvent where V == ScreenView, Value == Bool {
  /// That the screen left the window or came back.
  public static var attach: Self { Self("attach") { $0.onAttach = $1($0) } }
}
