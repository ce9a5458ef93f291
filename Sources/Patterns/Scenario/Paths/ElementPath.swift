/// The path of something that a person sees or may touch: `blogs[3].like`, `header.follow.enabled`, `alert`.
public struct ElementPath: Hashable, Sendable {
  /// The path as written.
  public let text: String
  /// What the path leads to.
  public let target: Target

  /// What a path leads to.
  public enum Target: Hashable, Sendable {
    /// What an element shows, or the element itself where it is tapped.
    case element(Element)
    /// Whether a button is enabled: a path that ends in `.enabled`.
    case enabled(Element)
    /// Whether the HUD is shown.
    case hud
    /// The title of the alert shown.
    case alert
    /// The text of the toast shown.
    case toast
    /// The names of the screens, the first opened first.
    case stack
    /// How many requests went out so far: those with this route, `METHOD /path`, or all where it is nil.
    case requests(route: String?)
  }

  /// An element's path in its parts.
  public struct Element: Hashable, Sendable {
    /// The path without `.enabled`, as the views name the element: `gallery.images.retry`, `blogs[3]`.
    public let path: String
    /// What the element is a part of: `header`, `blogs`, `gallery.images`.
    public let container: String
    /// The row in the container's table, from 0; nil where the element stands in no row.
    public let row: Int?
    /// The part's name; nil where the row itself is meant.
    public let member: String?
  }

  /// The kind of value that the path shows; nil for a row, which can be tapped only.
  public let content: Content?

  /// What kind of value a path shows.
  public enum Content: Hashable, Sendable {
    /// A text as a person reads it.
    case text
    /// One of the states of a list or header.
    case loadState
    /// One of the states of a voice.
    case voiceState
    /// A whole number.
    case number
    /// True or false.
    case flag
    /// A list of whole numbers.
    case numbers
    /// A list of screens.
    case screens
  }
}
