import HeadlessUI
import Runtime

extension SceneStack: Inspectable {
  /// Compares the scenes by their screens' names.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.scenes.map(\.screen.name), new.scenes.map(\.screen.name))
  }
}
