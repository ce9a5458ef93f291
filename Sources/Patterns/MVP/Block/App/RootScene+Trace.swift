import HeadlessUI
import Runtime

extension SceneStack: Inspectable {
  /// Compares the scenes by the names of their screens.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.scenes.map(\.screen.name), new.scenes.map(\.screen.name))
  }
}

extension AlertQueue: Inspectable {
  /// Compares the alerts that wait one by one. Which answer belongs to one does not change.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.list("alerts", old.waiting, new.waiting)
    inspector.field("alertCount", old.count, new.count)
  }
}

extension AlertQueue.Waiting: Equatable, Loggable {
  static func == (a: Self, b: Self) -> Bool {
    a.number == b.number && areSame(a.title, b.title) && areSame(a.buttons, b.buttons)
  }

  /// As a trace shows it.
  var logged: Logged { .fields(["number": number, "title": title, "buttons": buttons]) }
}
