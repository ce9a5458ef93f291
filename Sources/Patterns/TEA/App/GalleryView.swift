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
          rows: gallery.images.ids, lazyRows: ImageRows())),
      .table(
        VirtualTable(
          VirtualContent(
            gallery.articles.resource.name, emptyText: "No articles yet",
            errorText: "Could not load articles", state: gallery.articlesState,
            isRefreshing: gallery.articles.isRefreshing, onRefresh: .asked(.retryArticles, screen: screen)),
          rows: gallery.articles.ids, lazyRows: ArticleRows(document.articles))),
    ]
  }
}

/// The images' rows: they depend on nothing beside their numbers.
private final class ImageRows: LazyRows<BlogMessage> {
  override func isSame(as other: Lazy) -> Bool { other is ImageRows }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { TitleRow(ImageText(id).title) }
}

/// The articles' rows.
private final class ArticleRows: LazyRows<BlogMessage> {
  private let articles: EntityTable<Article>

  init(_ articles: EntityTable<Article>) { self.articles = articles }

  override func isSame(as other: Lazy) -> Bool {
    (other as? ArticleRows).map { articles.isIdentical(to: $0.articles) } ?? false
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { TitleRow(articles[id]?.title ?? "") }
}
