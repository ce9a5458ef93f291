import BlogDomain
import HeadlessUI

/// Images, page by page, and their articles, as a function of the state.
extension BlogProgram {
  static func galleryView(
    _ screen: Int, _ gallery: GalleryState, _ document: Document
  ) -> [VirtualView<BlogMessage>] {
    [
      .group(
        "gallery", axis: .horizontal,
        [
          .button(
            ".prev", title: "Prev", isEnabled: gallery.canShowPrevious,
            .asked(.previous, screen: screen)),
          .pageControl(".page", page: gallery.page),
          .button(
            ".next", title: "Next", isEnabled: gallery.canShowNext, .asked(.next, screen: screen)),
        ]),
      .table(
        VirtualTable(
          VirtualContent(
            gallery.images.resource.name, emptyText: "No images yet", errorText: "Could not load images",
            state: gallery.imagesState, isRefreshing: gallery.images.isRefreshing,
            onRefresh: .asked(.retryImages, screen: screen)),
          rows: gallery.images.ids, rowsKey: ImageRows()
        ) { id in
          VirtualRow(ImageRow(id)) { [.label(".title", $0.text.title)] }
        }),
      .table(
        VirtualTable(
          VirtualContent(
            gallery.articles.resource.name, emptyText: "No articles yet",
            errorText: "Could not load articles", state: gallery.articlesState,
            isRefreshing: gallery.articles.isRefreshing, onRefresh: .asked(.retryArticles, screen: screen)),
          rows: gallery.articles.ids, rowsKey: ArticleRows(document.articles)
        ) { id in
          VirtualRow(ArticleRow(document.articles[id])) { [.label(".title", $0.article?.title ?? "")] }
        }),
    ]
  }
}

/// What the images' rows depend on beside their numbers: nothing.
private final class ImageRows: LazyKey {
  override func isSame(as other: LazyKey) -> Bool { other is ImageRows }
}

/// All that an image's place depends on.
private final class ImageRow: LazyKey {
  let text: ImageText

  init(_ id: Int) { text = ImageText(id) }

  override func isSame(as other: LazyKey) -> Bool { (other as? ImageRow)?.text == text }
}

/// All that the articles' rows depend on.
private final class ArticleRows: LazyKey {
  let articles: EntityTable<Article>

  init(_ articles: EntityTable<Article>) { self.articles = articles }

  override func isSame(as other: LazyKey) -> Bool {
    (other as? ArticleRows).map { articles.isIdentical(to: $0.articles) } ?? false
  }
}

/// All that an article's row depends on.
private final class ArticleRow: LazyKey {
  let article: Article?

  init(_ article: Article?) { self.article = article }

  override func isSame(as other: LazyKey) -> Bool { (other as? ArticleRow)?.article == article }
}
