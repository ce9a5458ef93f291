import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The scene of images and articles; where these go with those, it makes the one presenter tell the other.
final class GalleryScene: ScreenScene {
  init(_ context: Context, parent: Scene) {
    let view = GalleryView(parent.runtime, articleCell: ArticleCell.init)
    super.init(view, parent: parent)
    acting {
      let images = GalleryImagesPresenter(context)
      let articles = GalleryArticlesPresenter(context)
      if context.gallery == .chained { articles.follow(images) }
      add(GalleryImagesViewController(images, view: view))
      add(GalleryArticlesViewController(articles, table: view.articles))
    }
  }
}
