import BlogDomain
import Runtime

/// Articles, as their presenter knows them.
protocol GalleryArticlesDisplay: FeedDisplay {
  /// Lists rows by their ids; what they show, their own presenters say.
  func setArticles(_ ids: [Int])
  func setEmptyArticles()
}

/// Presents the articles of a gallery: asked for beside the images, or once a page of images is there.
final class GalleryArticlesPresenter: Presenter, FeedPresenter {
  let context: Context
  let failure = Strings.couldNotLoadArticles
  private weak var view: (any GalleryArticlesDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "articles", Feed(.articles(chained: isChained)))
  /// What the latest articles go with; it stays where a later page of images does not come.
  private lazy var images = StateCell(of: self, at: "articles.images", Single(GalleryImagesProgress.loading))
  private var rows = RowPresenters<TitleCellPresenter>()
  private let isChained: Bool

  init(_ context: Context) {
    self.context = context
    isChained = context.gallery == .chained
    super.init(context.store.runtime)
  }

  func attachView(_ view: any GalleryArticlesDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  /// Has the articles go with the images of another presenter, page by page.
  func follow(_ images: GalleryImagesPresenter) {
    images.onProgress = Action("progress", .delegate, from: images, to: self) { $0.imagesChanged($1) }
  }

  /// The screen is opened: asks for the articles, unless they go with images.
  func open() { traced { if !isChained { load(page: 1) } } }

  func load() { traced { load(page: page) } }

  /// Takes how far the images are that the articles go with.
  func imagesChanged(_ progress: GalleryImagesProgress) {
    traced(progress) {
      switch progress {
      case .page(let page):
        images.set(Single(progress))
        load(page: page)
      case .loading, .none:
        guard feed.value.isUntouched else { return }
        images.set(Single(progress))
        showWaiting()
      }
    }
  }

  /// The page of images that the articles go with.
  private var page: Int { if case .page(let page) = images.value.value { page } else { 1 } }

  /// The presenter of a row; nil where that is not listed.
  func row(_ id: Int) -> TitleCellPresenter? { traced(id) { rows[id] } }

  func show(since old: Feed?) {
    let feed = feed.value
    if feed.isUntouched { return showWaiting() }
    showProgress(in: view, since: old)
    switch feed.state(since: old) {
    case .loaded:
      let store = context.store
      rows.list(feed.ids) { id in TitleCellPresenter(runtime, store.article[id]) { store.article(id)?.title }
      }
      view?.setArticles(feed.ids)
    case .empty:
      rows.close()
      view?.setEmptyArticles()
    case .loading, .error, nil: break
    }
  }

  /// Those that go with images wait for them; where there are no images, there are none.
  private func showWaiting() {
    if images.value.value == .none { view?.setEmptyArticles() } else { view?.startLoading() }
  }

  override func close() {
    super.close()
    rows.close()
  }
}
