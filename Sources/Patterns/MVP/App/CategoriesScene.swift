import BlogViews
import Runtime

/// The scene of a search.
final class CategoriesScene: ScreenScene {
  private unowned let root: RootScene
  private let view: CategoriesView

  init(_ root: RootScene) {
    self.root = root
    view = CategoriesView(root.runtime)
    super.init(view, parent: root)
  }

  override func makeParts() -> [ViewController] {
    let part = root.variant.categories(root.store, root.network)
    root.connect(part.presenter)
    return [part.viewController(view)]
  }
}
