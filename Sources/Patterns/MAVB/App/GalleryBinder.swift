import BlogDomain
import HeadlessUI
import Runtime

/// Images, page by page, and their articles. The two tables have binders of their own; what is left is the bar.
final class GalleryBinder: Binder {
  private let document: DocumentAdapter
  private let screen: Int
  private let gallery: Source<DocumentReducer, GalleryState>

  init(_ document: DocumentAdapter, _ mode: World.Gallery, screen: Int) {
    self.document = document
    self.screen = screen
    gallery = document.map { $0.gallery(screen) ?? GalleryState(mode) }
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let screen = screen
    return [
      .group(
        "", axis: .horizontal,
        [
          .button(
            "gallery.prev", .title <-- "Prev", .isEnabled <-- gallery.map(\.canShowPrevious),
            .tap --> document.taking(.asked(.previous, screen: screen))),
          .pageControl("gallery.page", .page <-- gallery.map(\.page)),
          .button(
            "gallery.next", .title <-- "Next", .isEnabled <-- gallery.map(\.canShowNext),
            .tap --> document.taking(.asked(.next, screen: screen))),
        ]),
      .part { [document, gallery] in ImagesBinder(document, gallery, screen: screen) },
      .part { [document, gallery] in ArticlesBinder(document, gallery, screen: screen) },
    ]
  }
}

/// The images of the page.
final class ImagesBinder: Binder {
  private let document: DocumentAdapter
  private let gallery: Source<DocumentReducer, GalleryState>
  private let screen: Int

  init(_ document: DocumentAdapter, _ gallery: Source<DocumentReducer, GalleryState>, screen: Int) {
    self.document = document
    self.gallery = gallery
    self.screen = screen
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    [
      .table(
        "gallery.images", emptyText: "No images yet", errorText: "Could not load images",
        list(
          gallery.map(\.images), gallery.map(\.imagesState),
          retry: document.taking(.asked(.retryImages, screen: self.screen))
        ) { [document] in ImageRowBinder($0, document) })
    ]
  }
}

/// The articles.
final class ArticlesBinder: Binder {
  private let document: DocumentAdapter
  private let gallery: Source<DocumentReducer, GalleryState>
  private let screen: Int

  init(_ document: DocumentAdapter, _ gallery: Source<DocumentReducer, GalleryState>, screen: Int) {
    self.document = document
    self.gallery = gallery
    self.screen = screen
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    [
      .table(
        "gallery.articles", emptyText: "No articles yet", errorText: "Could not load articles",
        list(
          gallery.map(\.articles), gallery.map(\.articlesState),
          retry: document.taking(.asked(.retryArticles, screen: self.screen))
        ) { [document] in ArticleRowBinder($0, document) })
    ]
  }
}

/// What is bound of each table.
private func list(
  _ feed: Source<DocumentReducer, Feed>, _ state: Source<DocumentReducer, LoadState>,
  retry: Target<DocumentReducer, Void>, row: @escaping (Row) -> Binder
) -> [Binding<TableView>] {
  [
    .rows(row) <-- feed.map(\.ids),
    .state <-- state,
    .isRefreshing <-- feed.map(\.isRefreshing),
    .retry --> retry,
  ]
}

/// An image's place. Its text is made of its number alone, which is another one when the cell is used again.
final class ImageRowBinder: Binder {
  private let row: Row
  private let document: DocumentAdapter

  init(_ row: Row, _ document: DocumentAdapter) {
    self.row = row
    self.document = document
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let row = row
    return [.label(".title", .text <-- document.map { _ in ImageText(row.id).title })]
  }
}

/// An article's row.
final class ArticleRowBinder: Binder {
  private let row: Row
  private let document: DocumentAdapter

  init(_ row: Row, _ document: DocumentAdapter) {
    self.row = row
    self.document = document
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let row = row
    return [.label(".title", .text <-- document.map { $0.document.articles[row.id]?.title ?? "" })]
  }
}
