import BlogDomain
import Runtime

/// What the person must be told or asked.
struct Message: Equatable, Loggable {
  /// What it says.
  @ByCodePoints private(set) var text: String
  /// The titles of its buttons.
  let buttons: [String]

  init(_ text: String, buttons: [String] = [Strings.ok]) {
    self.text = text
    self.buttons = buttons
  }

  var logged: Logged { .fields(["text": text, "buttons": buttons]) }
}
