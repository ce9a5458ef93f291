import BlogDomain
import Runtime

/// Presents images, page by page, and their articles: two requests. The articles are asked for beside the images, or
/// else once the images are there.
final class GalleryPresenter: Presenter, BlockPresenter {
  /// The images are on their way, or other than they were, though nobody was answered.
  var imagesHandler: Action<ImagesViewData>?
  /// So are the articles.
  var articlesHandler: Action<ArticlesViewData>?
  /// What the person must be told.
  var alertHandler: Action<String>?

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
  private let rows = RowPresenters<TitleCellPresenter>()
  private lazy var content = StateCell(of: self, Content(articles: Feed(.articles(chained: isChained))))
  private lazy var shownImages = StateCell(of: self, at: "imageList", ImagesViewData(content.value))
  private lazy var shownArticles = StateCell(
    of: self, at: "articleList", ArticlesViewData(content.value, chained: isChained))

  init(_ context: Context) {
    self.context = context
    super.init(context.store.runtime)
    keep(context.store.articlesChanged.add(self) { $0.rows.update($1) })
  }

  /// What the view is handed of the images.
  var images: ImagesViewData { shownImages.value }

  /// What the view is handed of the articles.
  var articles: ArticlesViewData { shownArticles.value }

  private var isChained: Bool { context.gallery == .chained }

  func showAll() {
    imagesHandler?(images)
    articlesHandler?(articles)
  }

  func forgetBlocks() {
    imagesHandler = nil
    articlesHandler = nil
    rows.detachViews()
  }

  override func close() {
    super.close()
    rows.close()
  }

  /// What an image's place says.
  func title(ofImage id: Int) -> String { traced(id) { Strings.image(id) } }

  /// The presenter of an article's row.
  func cell(_ article: Int) -> TitleCellPresenter {
    traced(article) {
      rows.row(article) {
        TitleCellPresenter(runtime) { [store = context.store] in store.article(article)?.title }
      }
    }
  }

  // MARK: What the view asks

  /// Asks for all there is to show; chained articles are asked for later.
  func fetch(images: Completion<ImagesViewData>, articles: Completion<ArticlesViewData>) {
    traced {
      fetchImages(page: content.value.wanted, images)
      if !isChained { sendArticles(articles) }
    }
  }

  /// Asks for the page of images that was asked for last.
  func fetchImages(completion: Completion<ImagesViewData>) {
    traced { fetchImages(page: content.value.wanted, completion) }
  }

  func showNext(completion: Completion<ImagesViewData>) {
    traced { if images.canShowNext { fetchImages(page: images.page + 1, completion) } }
  }

  func showPrevious(completion: Completion<ImagesViewData>) {
    traced { if images.canShowPrevious { fetchImages(page: images.page - 1, completion) } }
  }

  /// Asks for the articles; chained, for those of the page shown.
  func fetchArticles(completion: Completion<ArticlesViewData>) { traced { sendArticles(completion) } }

  // MARK: The images

  private func fetchImages(page: Int, _ completion: Completion<ImagesViewData>) {
    let stamp = context.store.beginRead()
    let read = content.mutate {
      $0.wanted = page
      return $0.images.load(page: page, stamp: stamp)
    }
    if updateImages() { imagesHandler?(images) }
    if updateArticles() { articlesHandler?(articles) }
    let accepts = { [weak self] in self?.content.value.images.accepts(read) ?? false }
    context.network.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receiveImages($0, read, completion)
    }
  }

  private func receiveImages(_ response: Response, _ read: Read, _ completion: Completion<ImagesViewData>) {
    let page = context.store.merge(response, for: read)
    content.mutate {
      $0.images.take(page, for: read)
      if page != nil { $0.page = read.page }
    }
    updateImages()
    if !completion(images) { imagesHandler?(images) }
    if updateArticles() { articlesHandler?(articles) }
    if page == nil {
      if !images.rows.isEmpty { alertHandler?(Strings.couldNotLoadImages) }
    } else if isChained, !images.rows.isEmpty {
      sendArticles(nil)
    }
  }

  @discardableResult
  private func updateImages() -> Bool {
    let new = ImagesViewData(content.value)
    guard new != images else { return false }
    shownImages.set(new)
    return true
  }

  // MARK: The articles

  /// - Parameter completion: Nil where no view asked, but the images came.
  private func sendArticles(_ completion: Completion<ArticlesViewData>?) {
    let stamp = context.store.beginRead()
    let read = content.mutate { $0.articles.load(page: $0.page, stamp: stamp) }
    if updateArticles() { articlesHandler?(articles) }
    let accepts = { [weak self] in self?.content.value.articles.accepts(read) ?? false }
    context.network.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receiveArticles($0, read, completion)
    }
  }

  private func receiveArticles(
    _ response: Response, _ read: Read, _ completion: Completion<ArticlesViewData>?
  ) {
    let page = context.store.merge(response, for: read)
    content.mutate { _ = $0.articles.take(page, for: read) }
    updateArticles()
    if completion?(articles) != true { articlesHandler?(articles) }
    if page == nil, !articles.rows.isEmpty { alertHandler?(Strings.couldNotLoadArticles) }
  }

  @discardableResult
  private func updateArticles() -> Bool {
    let new = ArticlesViewData(content.value, chained: isChained)
    guard new != articles else { return false }
    shownArticles.set(new)
    return true
  }
}

extension ImagesViewData {
  fileprivate init(_ content: GalleryPresenter.Content) {
    let list = FeedViewData(content.images)
    page = content.page
    canShowPrevious = content.page > 0 && !content.images.isLoading
    canShowNext = content.images.more && !content.images.isLoading
    rows = list.rows
    state = list.state
    isRefreshing = list.isRefreshing
  }
}

extension ArticlesViewData {
  /// Chained ones wait for their images, and there are none where there are no images.
  fileprivate init(_ content: GalleryPresenter.Content, chained: Bool) {
    let list = FeedViewData(content.articles)
    rows = list.rows
    isRefreshing = list.isRefreshing
    if chained, content.articles.isUntouched {
      state = FeedViewData(content.images).state == .loading ? .loading : .empty
    } else {
      state = list.state
    }
  }
}
