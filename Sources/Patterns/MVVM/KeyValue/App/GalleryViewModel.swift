import BlogDomain
import Runtime

/// Images, page by page, and their articles: two requests, each with its data and its status. Whether one follows
/// from the other is for whoever observes them.
final class GalleryViewModel: ViewModel {
  @Dynamic private(set) var imagesStatus = FetchStatus.none
  @Dynamic private(set) var articlesStatus = FetchStatus.none
  /// What the person must be told.
  @Dynamic private(set) var message: Message? = nil

  /// What it keeps.
  struct Content {
    var images = Feed(.images)
    var articles: Feed
    /// The page shown, from 0; it moves when its images have arrived, not before.
    var page = 0
    /// The page asked for last, which a retry asks for again.
    var wanted = 0
  }

  private let context: Context
  private lazy var content = StateCell(
    of: self, Content(articles: Feed(.articles(chained: context.gallery == .chained))))

  init(_ context: Context) {
    self.context = context
    super.init(context.service.runtime)
  }

  // MARK: The data

  var page: Int { content.value.page }

  var images: [Int] { content.value.images.ids }

  var imagesState: LoadState { content.value.images.shownState }

  var areImagesRefreshing: Bool { content.value.images.isRefreshing }

  var canShowNext: Bool { content.value.images.more && !content.value.images.isLoading }

  var canShowPrevious: Bool { page > 0 && !content.value.images.isLoading }

  var articles: [Int] { content.value.articles.ids }

  /// Chained ones wait for their images, and there are none where there are no images.
  var articlesState: LoadState {
    guard isChained, content.value.articles.isUntouched else { return content.value.articles.shownState }
    return imagesState == .loading ? .loading : .empty
  }

  var areArticlesRefreshing: Bool { content.value.articles.isRefreshing }

  /// Whether the articles are asked for with what the images brought.
  var isChained: Bool { context.gallery == .chained }

  /// Whether chained articles are to be asked for: the images arrived, and there are some.
  var areArticlesDue: Bool { isChained && imagesStatus == .success && !images.isEmpty }

  /// What an image's place says.
  func title(ofImage id: Int) -> String { Strings.image(id) }

  // MARK: The images

  /// Asks for the page of images that was asked for last: at first the first one.
  func loadImages() { traced { loadImages(page: content.value.wanted) } }

  func showNext() { traced { if canShowNext { loadImages(page: page + 1) } } }

  func showPrevious() { traced { if canShowPrevious { loadImages(page: page - 1) } } }

  private func loadImages(page: Int) {
    let stamp = context.store.beginRead()
    let read = content.mutate {
      $0.wanted = page
      return $0.images.load(page: page, stamp: stamp)
    }
    imagesStatus = .loading
    let accepts = { [weak self] in self?.content.value.images.accepts(read) ?? false }
    context.service.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receiveImages($0, read)
    }
  }

  private func receiveImages(_ response: Response, _ read: Read) {
    let page = context.store.merge(response, for: read)
    content.mutate {
      $0.images.take(page, for: read)
      if page != nil { $0.page = read.page }
    }
    imagesStatus = page == nil ? .fail : .success
    if page == nil, !images.isEmpty { message = Message(Strings.couldNotLoadImages) }
  }

  // MARK: The articles

  /// Asks for the articles; chained, for those of the page shown.
  func loadArticles() {
    traced {
      let stamp = context.store.beginRead()
      let read = content.mutate { $0.articles.load(page: $0.page, stamp: stamp) }
      articlesStatus = .loading
      let accepts = { [weak self] in self?.content.value.articles.accepts(read) ?? false }
      context.service.send(read.request, for: self, accepts: accepts) { [weak self] in
        self?.receiveArticles($0, read)
      }
    }
  }

  private func receiveArticles(_ response: Response, _ read: Read) {
    let page = context.store.merge(response, for: read)
    content.mutate { _ = $0.articles.take(page, for: read) }
    articlesStatus = page == nil ? .fail : .success
    if page == nil, !articles.isEmpty { message = Message(Strings.couldNotLoadArticles) }
  }
}

/// An article's row.
final class ArticleCellViewModel: ViewModel {
  @Dynamic private(set) var title = ""

  private let store: BlogStore
  private let article: Int

  init(_ context: Context, article: Int) {
    store = context.store
    self.article = article
    super.init(context.service.runtime)
    keep(store.article[article].add(self) { viewModel, _ in viewModel.articleChanged() })
    acting { articleChanged() }
  }

  private func articleChanged() {
    if let article = store.article(article) { title = article.title }
  }
}
