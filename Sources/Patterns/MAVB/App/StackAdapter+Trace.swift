import BlogDomain
import Runtime

extension StackState: Inspectable {
  /// Compares the screens, then what each that stays keeps.
  static func inspect(_ old: StackState, _ new: StackState, with inspector: inout Inspector) {
    inspector.field("stack", old.screens.map(Shown.init), new.screens.map(Shown.init))
    inspector.field("opened", old.count, new.count)
    for screen in new.screens {
      guard let before = old.screens.first(where: { $0.number == screen.number }) else { continue }
      for (place, id) in screen.feeds.enumerated() {
        inspector.field("\(id.resource.name).first", before.first[place], screen.first[place])
      }
      if let search = screen.search {
        inspector.nested("categories", before.search ?? CategorySearch(), search)
      }
    }
  }

  /// A screen in the stack, named by its scene.
  private struct Shown: Equatable, Loggable {
    let number: Int
    let scene: Scene

    init(_ screen: Screen) {
      number = screen.number
      scene = screen.scene
    }

    var logged: Logged { scene.name.logged }
  }
}
