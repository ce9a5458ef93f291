import BlogDomain
import Runtime

/// What the person must be told or asked.
struct Message {
  /// What it says.
  let text: String
  /// The titles of its buttons.
  let buttons: [String]
  /// Told which button was tapped; nil where that is all the same.
  let answer: Action<String>?

  init(_ text: String, buttons: [String] = [Strings.ok], answer: Action<String>? = nil) {
    self.text = text
    self.buttons = buttons
    self.answer = answer
  }
}

/// The messages that are to be shown, the one that is up first.
struct MessageQueue {
  private(set) var waiting: [Message] = []

  mutating func append(_ message: Message) { waiting.append(message) }

  mutating func removeFirst() -> Message? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
