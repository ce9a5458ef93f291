import Runtime

extension Message: Equatable, Loggable {
  /// Which answer belongs to one does not change.
  static func == (a: Self, b: Self) -> Bool { areSame(a.text, b.text) && areSame(a.buttons, b.buttons) }

  /// As a trace shows it.
  var logged: Logged { .fields(["text": text, "buttons": buttons]) }
}

extension MessageQueue: Equatable, Inspectable {
  static func == (a: Self, b: Self) -> Bool { a.waiting == b.waiting }

  /// Compares the messages that wait one by one.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.list("", old.waiting, new.waiting)
  }
}
