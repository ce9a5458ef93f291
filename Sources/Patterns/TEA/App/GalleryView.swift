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
      .table(ImagesTable(screen, gallery)),
      .table(ArticlesTable(screen, gallery, document)),
    ]
  }
}

/// The table of images. Its rows depend on nothing beside their numbers.
private final class ImagesTable: LazyTable<BlogMessage> {
  private let screen: Int
  private let gallery: GalleryState

  init(_ screen: Int, _ gallery: GalleryState) {
    self.screen = screen
    self.gallery = gallery
  }

  override func hasSameFrame(as other: Lazy) -> Bool {
    (other as? ImagesTable)?.gallery == gallery
  }

  override func frame() -> VirtualTable<BlogMessage> {
    VirtualTable(
      VirtualContent(
        gallery.images.resource.name, emptyText: "No images yet", errorText: "Could not load images",
        state: gallery.imagesState, isRefreshing: gallery.images.isRefreshing,
        onRefresh: .asked(.retryImages, screen: screen)),
      rows: gallery.images.ids)
  }

  override func changedRows(since other: Lazy) -> [Int]? { other is ImagesTable ? [] : nil }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { TitleRow(ImageText(id).title) }
}

/// The table of articles.
private final class ArticlesTable: LazyTable<BlogMessage> {
  private let screen: Int
  private let gallery: GalleryState
  private let document: Document

  init(_ screen: Int, _ gallery: GalleryState, _ document: Document) {
    self.screen = screen
    self.gallery = gallery
    self.document = document
  }

  override func hasSameFrame(as other: Lazy) -> Bool {
    (other as? ArticlesTable)?.gallery == gallery
  }

  override func frame() -> VirtualTable<BlogMessage> {
    VirtualTable(
      VirtualContent(
        gallery.articles.resource.name, emptyText: "No articles yet", errorText: "Could not load articles",
        state: gallery.articlesState, isRefreshing: gallery.articles.isRefreshing,
        onRefresh: .asked(.retryArticles, screen: screen)),
      rows: gallery.articles.ids)
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    (other as? ArticlesTable).map { document.articles.changedIDs(from: $0.document.articles) }
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { TitleRow(document.articles[id]?.title ?? "") }
}
