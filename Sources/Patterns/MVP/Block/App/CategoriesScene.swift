import BlogViews
import HeadlessUI
import Runtime

/// The scene of a search.
final class CategoriesScene: ScreenScene {
  init(_ context: Context, root: RootScene) {
    let view = CategoriesView(root.runtime)
    super.init(view, parent: root)
    acting {
      let presenter = CategoriesPresenter(context)
      presenter.alertHandler = root.alertBlock(of: presenter)
      add(CategoriesViewController(presenter, view: view))
    }
  }
}
