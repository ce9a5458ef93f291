import HeadlessUI
import Runtime

extension ScreenStack: Inspectable {
  /// Compares the screens by their names.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.controllers.map(\.screenView.name), new.controllers.map(\.screenView.name))
  }
}
