public import ArchTrace
public import Runtime

/// A line of text. It neither acts nor is acted upon, so its owner stands for it on record.
public final class Label: View {
  private var value = ""

  /// Makes an empty label.
  public init(_ runtime: Runtime, _ element: String) {
    super.init(runtime, element, isParticipant: false)
  }

  /// The text shown.
  public override var text: String? { value }

  /// Shows a text.
  public func set(_ text: String) {
    let old = value
    value = text
    changed("", old, text)
  }

  public override var shown: [(suffix: String, value: TraceValue)] { [("", .string(value))] }

  public override func read(_ property: String) -> TraceValue? { property.isEmpty ? .string(value) : nil }
}

/// A button with a title; disabled, it takes no tap.
open class Button: View {
  /// The title shown.
  public var title: String {
    didSet { if showsTitle { changed("", oldValue, title) } }
  }

  /// Whether a tap does something.
  public var isEnabled = true {
    didSet { changed(".enabled", oldValue, isEnabled) }
  }

  /// The wire that a tap goes through.
  public var onTap: Action<Void>?

  /// False where the path names the button's presence rather than its title.
  private let showsTitle: Bool

  /// Makes a button.
  /// - Parameters:
  ///   - title: The title shown at first.
  ///   - showsTitle: False where the element path stands for the button's presence.
  public init(_ runtime: Runtime, _ element: String, _ title: String = "", showsTitle: Bool = true) {
    self.title = title
    self.showsTitle = showsTitle
    super.init(runtime, element)
  }

  open override var text: String? { isEnabled ? "[\(title)]" : "(\(title))" }

  open override var shown: [(suffix: String, value: TraceValue)] {
    (showsTitle ? [("", .string(title))] : []) + (isEnabled ? [] : [(".enabled", .bool(false))])
  }

  open override func read(_ property: String) -> TraceValue? {
    switch property {
    case "": .string(title)
    case "enabled": .bool(isEnabled)
    case _: nil
    }
  }
}

/// A text that a person types.
open class TextField: View {
  /// The text in the field.
  public var content = "" {
    didSet { changed("", oldValue, content) }
  }

  /// The wire that each change by a person goes through.
  public var onChange: Action<String>?

  open override var text: String? { "|\(content)|" }

  open override var shown: [(suffix: String, value: TraceValue)] { [("", .string(content))] }

  open override func read(_ property: String) -> TraceValue? { property.isEmpty ? .string(content) : nil }
}

/// Says which page is shown.
public final class PageControl: View {
  /// The page, from 0.
  public var page = 0 {
    didSet { changed("", oldValue, page) }
  }

  /// Makes a control that shows the first page.
  public init(_ runtime: Runtime, _ element: String) {
    super.init(runtime, element, isParticipant: false)
  }

  /// `Page 0`.
  public override var text: String? { "Page \(page)" }

  /// The page.
  public override var shown: [(suffix: String, value: TraceValue)] { [("", .int(page))] }

  /// The page.
  public override func read(_ property: String) -> TraceValue? { property.isEmpty ? .int(page) : nil }
}

/// A head-up display that says that something is loading.
public final class Indicator: View {
  /// Whether it is shown.
  public var isOn = false {
    didSet { changed("", oldValue, isOn) }
  }

  /// Makes an indicator, off.
  public init(_ runtime: Runtime, _ element: String) {
    super.init(runtime, element, isParticipant: false)
  }

  public override var text: String? { isOn ? "Loading…" : nil }

  public override var shown: [(suffix: String, value: TraceValue)] { isOn ? [("", .bool(true))] : [] }

  public override func read(_ property: String) -> TraceValue? { property.isEmpty ? .bool(isOn) : nil }
}
