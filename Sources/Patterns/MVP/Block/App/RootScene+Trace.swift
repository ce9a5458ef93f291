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
  }
}

extension AlertQueue.Waiting: Equatable, Loggable {
  static func == (a: Self, b: Self) -> Bool {
    areSame(a.title, b.title) && areSame(a.buttons, b.buttons)
  }

  /// As a trace shows it.
  var logged: Logged { .fields(["title": title, "buttons": buttons]) }
}
