import BlogViews
import HeadlessUI
import Runtime

/// The scene of a search.
final class CategoriesScene: ScreenScene {
  init(_ context: Context, parent: Scene) {
    let view = CategoriesView(parent.runtime)
    super.init(view, parent: parent)
    acting { add(CategoriesViewController(CategoriesPresenter(context), view: view)) }
  }
}
