import BlogDomain
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
func galleryBinder(_ document: DocumentAdapter, screen: Int) -> [ViewConstructor] {
  let gallery = document.compactMap { $0.gallery(screen) }
  return [
    .group(
      "", axis: .horizontal,
      [
        .button(
          "gallery.prev", .title -- Strings.previous,
          .isEnabled <-- gallery.map { $0.page > 0 && $0.images.refresh == nil },
          .tap --> document.taking(.asked(.previous, screen: screen))),
        .pageControl("gallery.page", .page <-- gallery.map(\.page)),
        .button(
          "gallery.next", .title -- Strings.next,
          .isEnabled <-- gallery.map { $0.images.more && $0.images.refresh == nil },
          .tap --> document.taking(.asked(.next, screen: screen))),
      ]),
    .table(
      "gallery.images", emptyText: Strings.noImages, errorText: Strings.couldNotLoadImages,
      pageBinder(
        document, gallery.map(\.images), gallery.map { loadState($0.images) },
        retry: .asked(.retryImages, screen: screen)
      ) { _, number in
        number
      } cell: { number in
        [.label(".title", .text <-- number.map(Strings.image))]
      }),
    .table(
      "gallery.articles", emptyText: Strings.noArticles, errorText: Strings.couldNotLoadArticles,
      pageBinder(
        document, gallery.map(\.articles), gallery.map(articlesState),
        retry: .asked(.retryArticles, screen: screen)
      ) { state, id in
        state.document.articles[id]
      } cell: { article in
        [.label(".title", .text <-- article.map(\.title))]
      }),
  ]
}

/// What is said of each table.
private func pageBinder<Element>(
  _ document: DocumentAdapter, _ feed: Signal<DocumentState, Feed>, _ state: Signal<DocumentState, LoadState>,
  retry: DocumentMessage, _ element: @escaping (DocumentState, Int) -> Element?,
  cell: @escaping (Signal<DocumentState, Element>) -> [ViewConstructor]
) -> [Attribute<TableView>] {
  [
    .rows(of: document, element, cell: cell) <-- feed.map(\.ids),
    .state <-- state,
    .isRefreshing <-- feed.map(isRefreshing),
    .retry --> document.taking(retry),
  ]
}

/// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
private func articlesState(_ gallery: GalleryState) -> LoadState {
  guard gallery.mode == .chained, gallery.articles.isUntouched else { return loadState(gallery.articles) }
  return loadState(gallery.images) == .loading ? .loading : .empty
}
