import BlogDomain
import Runtime

/// Images, page by page, and their articles, which are asked for beside them, or else for each page of images that
/// arrives.
final class GalleryViewModel: ViewModel {
  private let context: Context
  @Observed("images") private var imageFeed = Feed(.images)
  @Observed private var articleFeed: Feed
  /// The page shown, from 0; it moves when its images have arrived, not before.
  @Observed("page") private(set) var page = 0
  /// The page asked for last, which a retry asks for again.
  @Observed("wanted") private var wanted = 0

  init(_ context: Context) {
    self.context = context
    _articleFeed = Observed(
      wrappedValue: Feed(.articles(chained: context.gallery == .chained)), "articles")
    super.init(context.service.runtime)
  }

  private var isChained: Bool { context.gallery == .chained }

  // MARK: The images

  var images: [Int] { imageFeed.ids }

  var imagesState: LoadState { imageFeed.shownState }

  var areImagesRefreshing: Bool { imageFeed.isRefreshing }

  var canShowNext: Bool { imageFeed.more && !imageFeed.isLoading }

  var canShowPrevious: Bool { page > 0 && !imageFeed.isLoading }

  /// What an image's place says.
  func title(ofImage id: Int) -> String { Strings.image(id) }

  /// Asks for what it shows at first.
  func load() {
    traced {
      loadImages()
      if !isChained { loadArticles() }
    }
  }

  /// Asks for the page of images that was asked for last: at first the first one.
  func loadImages() { traced { loadImages(page: wanted) } }

  func showNext() { traced { if canShowNext { loadImages(page: page + 1) } } }

  func showPrevious() { traced { if canShowPrevious { loadImages(page: page - 1) } } }

  private func loadImages(page: Int) {
    let stamp = context.store.beginRead()
    wanted = page
    let read = imageFeed.load(page: page, stamp: stamp)
    let accepts = { [weak self] in self?.imageFeed.accepts(read) ?? false }
    context.service.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receiveImages($0, read)
    }
  }

  private func receiveImages(_ response: Response, _ read: Read) {
    let answer = context.store.merge(response, for: read)
    imageFeed.take(answer, for: read)
    if answer != nil {
      page = read.page
      if isChained, !images.isEmpty { loadArticles() }
    } else if !images.isEmpty {
      context.app.show(Message(Strings.couldNotLoadImages))
    }
  }

  // MARK: The articles

  var articles: [Int] { articleFeed.ids }

  /// Chained ones wait for their images, and there are none where there are no images.
  var articlesState: LoadState {
    guard isChained, articleFeed.isUntouched else { return articleFeed.shownState }
    return imagesState == .loading ? .loading : .empty
  }

  var areArticlesRefreshing: Bool { articleFeed.isRefreshing }

  /// Asks for the articles; chained, for those of the page shown.
  func loadArticles() {
    traced {
      let stamp = context.store.beginRead()
      let read = articleFeed.load(page: page, stamp: stamp)
      let accepts = { [weak self] in self?.articleFeed.accepts(read) ?? false }
      context.service.send(read.request, for: self, accepts: accepts) { [weak self] in
        self?.receiveArticles($0, read)
      }
    }
  }

  private func receiveArticles(_ response: Response, _ read: Read) {
    let answer = context.store.merge(response, for: read)
    articleFeed.take(answer, for: read)
    if answer == nil, !articles.isEmpty { context.app.show(Message(Strings.couldNotLoadArticles)) }
  }
}

/// An article's row.
final class ArticleCellViewModel: ViewModel {
  private let store: BlogStore
  private let id: Int

  init(_ context: Context, article: Int) {
    store = context.store
    id = article
    super.init(context.service.runtime)
  }

  var title: String { acting { store[article: id]?.title ?? "" } }
}
