import Runtime

extension AlertQueue: Inspectable {
  /// Compares the alerts that wait one by one.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.list("alerts", old.waiting, new.waiting)
  }
}

extension AlertQueue.Waiting: Equatable, Loggable {
  /// Whether both say the same, by code points. Which answer belongs to one does not change.
  static func == (a: Self, b: Self) -> Bool { areSame(a.text, b.text) && areSame(a.buttons, b.buttons) }

  var logged: Logged { .fields(["text": text, "buttons": buttons]) }
}
