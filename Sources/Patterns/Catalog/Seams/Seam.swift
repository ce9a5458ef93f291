package import BlogDomain
package import HeadlessUI
package import Runtime

/// A pattern's production parts as a test holds them with no view built: does to them what a person's hands would
/// come to, and reads what a view would be told.
///
/// Whatever is decided by a part that is made with its views throws `NeedsViews` of that part, which it makes: so
/// that it cannot be held is measured, and not said.
package protocol Seam: AnyObject {
  /// Whether it reads what a view is told, or only the state behind it, which somebody with a view puts in words.
  static var holds: SeamHold { get }

  /// The app shows a screen.
  func open(_ screen: String) throws
  /// A person taps a button or a row.
  func tap(_ element: ElementName) throws
  /// A person taps this button of the alert shown.
  func answer(_ button: String) throws
  /// A person goes back.
  func back() throws
  /// A person pulls a part down.
  func pull(_ part: String) throws
  /// A person types a text.
  func type(_ text: String, into element: ElementName) throws
  /// The server says something by itself.
  func receive(_ push: Push) throws
  /// What the views in sight would be told now.
  var shown: Shown { get }
  /// The part that says what a path shows, made with the views that it takes; nil where no view is needed.
  func part(saying path: String) -> NeedsViews?
}

extension Seam {
  package func part(saying path: String) -> NeedsViews? { nil }
}

/// What is read where no view is built.
package enum SeamHold {
  /// What a view is told.
  case told
  /// The state behind it.
  case state
}
