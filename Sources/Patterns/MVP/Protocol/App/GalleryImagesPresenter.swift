import BlogDomain
import Runtime

/// A page of images, as its presenter knows it.
protocol GalleryImagesDisplay: FeedDisplay {
  func setPage(_ page: Int, previous: Bool, next: Bool)
  /// Lists images by their numbers.
  func setImages(_ ids: [Int])
  func setEmptyImages()
}

/// Presents images, page by page.
final class GalleryImagesPresenter: Presenter, FeedPresenter {
  /// Tells how far a page of images is, where something follows from it.
  var onProgress: Action<GalleryImagesProgress>?

  let context: Context
  let failure = Strings.couldNotLoadImages
  private weak var view: (any GalleryImagesDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "images", Feed(.images))
  /// The page asked for last, which a retry asks for again.
  private lazy var wanted = StateCell(of: self, at: "wanted", Single(0))

  init(_ context: Context) {
    self.context = context
    super.init(context.store.runtime)
  }

  func attachView(_ view: any GalleryImagesDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  func load() { traced { load(page: wanted.value.value) } }

  func showNext() { traced { if feed.value.pager.hasNext { turn(to: feed.value.pager.page + 1) } } }

  func showPrevious() { traced { if feed.value.pager.hasPrevious { turn(to: feed.value.pager.page - 1) } } }

  private func turn(to page: Int) {
    wanted.set(Single(page))
    load(page: page)
  }

  /// What an image says.
  func title(ofImage id: Int) -> String { traced(id) { Strings.image(id) } }

  func show(since old: Feed?) {
    let feed = feed.value
    showProgress(in: view, since: old)
    switch feed.state(since: old) {
    case .loaded: view?.setImages(feed.ids)
    case .empty: view?.setEmptyImages()
    case .loading, .error, nil: break
    }
    let pager = feed.pager
    if pager != old?.pager { view?.setPage(pager.page, previous: pager.hasPrevious, next: pager.hasNext) }
    guard let old, feed.isLoading != old.isLoading else { return }
    onProgress?(feed.isLoading ? .loading : feed.hasFailed || feed.ids.isEmpty ? .none : .page(pager.page))
  }
}

/// How far a page of images is.
enum GalleryImagesProgress: Equatable {
  /// It was asked for.
  case loading
  /// It is there, and there are images on it.
  case page(Int)
  /// It could not be loaded, or there are no images on it.
  case none
}

extension Feed {
  /// Which page of images is shown, from 0, and whether another may be asked for.
  fileprivate struct Pager: Equatable {
    let page: Int
    let hasPrevious: Bool
    let hasNext: Bool
  }

  /// The page moves when its images have arrived, not before; none may be asked for while one is out.
  fileprivate var pager: Pager {
    let page = nextPage - 1
    return Pager(page: page, hasPrevious: page > 0 && !isLoading, hasNext: more && !isLoading)
  }
}
