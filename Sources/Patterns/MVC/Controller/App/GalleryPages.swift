import BlogDomain
import Runtime

/// A gallery as its controller holds it: the page shown, and the requests that are out for it.
struct GalleryPages {
  var gallery: GalleryState
  var imagesTask: DataTask?
  var articlesTask: DataTask?

  init(_ mode: World.Gallery) { gallery = GalleryState(mode) }

  /// Drops the answers to the requests that are out.
  mutating func cancel() {
    imagesTask?.cancel()
    imagesTask = nil
    articlesTask?.cancel()
    articlesTask = nil
  }

  /// How far the images are, as shown.
  var imagesState: LoadState { LoadState(of: gallery.images) }

  /// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
  var articlesState: LoadState {
    guard gallery.mode == .chained, gallery.articles.isUntouched else {
      return LoadState(of: gallery.articles)
    }
    return imagesState == .loading ? .loading : .empty
  }
}
