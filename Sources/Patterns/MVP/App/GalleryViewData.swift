import Runtime

/// What the gallery's presenter makes for its view, and what it told that last.
struct GalleryViewData {
  var imageRows = Rows<String>()
  var articleRows = Rows<String>()
  /// What the view was told last; nil where it was told nothing.
  var pager: Pager?
  var images: GalleryPart?
  var articles: GalleryPart?

  /// Another view, or the same one again, was told nothing yet.
  mutating func forgetTold() {
    pager = nil
    images = nil
    articles = nil
  }
}

/// What the view is told of pages.
struct Pager: Equatable {
  let page: Int
  let hasPrevious: Bool
  let hasNext: Bool
}

/// What the view is told of the images, or of the articles.
struct GalleryPart: Equatable {
  let rows: Rows<String>
  let state: LoadState
  let isRefreshing: Bool
}
