import BlogViews
import HeadlessUI
import Runtime

/// The scene of the images and their articles.
final class GalleryScene: ScreenScene {
  init(_ context: Context, root: RootScene) {
    let view = GalleryView(root.runtime, articleCell: ArticleCell.init)
    super.init(view, parent: root)
    acting {
      let presenter = GalleryPresenter(context)
      presenter.alertHandler = root.alertBlock(of: presenter)
      add(GalleryViewController(presenter, view: view))
    }
  }
}
