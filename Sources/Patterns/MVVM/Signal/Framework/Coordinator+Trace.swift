import HeadlessUI
import Runtime

extension ScreenStack: Inspectable {
  /// Compares the screens by their names.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    let names = { (stack: Self) in stack.screens.map(\.controller.screenView.name) }
    inspector.field("", names(old), names(new))
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
