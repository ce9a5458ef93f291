import BlogDomain
import HeadlessUI
import Runtime

/// Images, page by page, and their articles, as a function of the state.
extension BlogProgram {
  static func galleryView(_ screen: Int, _ gallery: GalleryState, _ document: Document) -> [Node] {
    [
      barView(screen, gallery),
      .table(
        VirtualTable(
          VirtualContent(
            gallery.images.resource.name, emptyText: Strings.noImages,
            errorText: Strings.couldNotLoadImages, state: loadState(gallery.images),
            isRefreshing: isRefreshing(gallery.images), onRefresh: .gallery(.retryImages, screen: screen)),
          rows: gallery.images.ids
        ) { row in
          .row([.label(".title", Strings.image(row))])
        }),
      .table(
        VirtualTable(
          VirtualContent(
            gallery.articles.resource.name, emptyText: Strings.noArticles,
            errorText: Strings.couldNotLoadArticles, state: articlesState(gallery),
            isRefreshing: isRefreshing(gallery.articles),
            onRefresh: .gallery(.retryArticles, screen: screen)),
          rows: gallery.articles.ids
        ) { row in
          .row([.label(".title", document.articles[row]?.title ?? "")])
        }),
    ]
  }

  private static func barView(_ screen: Int, _ gallery: GalleryState) -> Node {
    let isOut = gallery.images.refresh != nil
    return .group(
      "gallery", axis: .horizontal,
      [
        .button(
          ".prev", title: Strings.previous, isEnabled: gallery.page > 0 && !isOut,
          .gallery(.previous, screen: screen)),
        .pageControl(".page", page: gallery.page),
        .button(
          ".next", title: Strings.next, isEnabled: gallery.images.more && !isOut,
          .gallery(.next, screen: screen)),
      ])
  }

  /// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
  private static func articlesState(_ gallery: GalleryState) -> LoadState {
    guard gallery.mode == .chained, gallery.articles.isUntouched else { return loadState(gallery.articles) }
    return loadState(gallery.images) == .loading ? .loading : .empty
  }
}
