import BlogDomain
import Runtime

/// Images, page by page, and their articles.
final class GalleryViewModel: ViewModel {
  private(set) lazy var images = GalleryList(of: self, "images")
  private(set) lazy var articles = GalleryList(of: self, "articles")
  private(set) lazy var page = property("page", 0)
  private(set) lazy var canShowPrevious = property("canShowPrevious", false)
  private(set) lazy var canShowNext = property("canShowNext", false)

  private let context: Context
  private let gallery: FeedID

  init(_ context: Context) {
    self.context = context
    gallery = context.store.openGallery(context.gallery)
    super.init(context.store.runtime, context.exposure)
    if let changed = store.changed(gallery) {
      observe(changed) { viewModel, _ in viewModel.galleryChanged() }
    }
  }

  override func close() {
    super.close()
    traced { store.closeGallery(gallery) }
  }

  private var store: BlogStore { context.store }

  /// Makes the view model of an image in sight, which whoever shows it must close.
  func image(_ id: Int) -> ImageCellViewModel { traced(id) { ImageCellViewModel(context, image: id) } }

  /// Makes the view model of an article's row in sight, which whoever shows it must close.
  func article(_ id: Int) -> ArticleCellViewModel {
    traced(id) { ArticleCellViewModel(context, article: id) }
  }

  /// Asks for what is shown first.
  func load() { traced { store.ask(.open, of: gallery) } }

  func showNext() { traced { store.ask(.next, of: gallery) } }

  func showPrevious() { traced { store.ask(.previous, of: gallery) } }

  func retryImages() { traced { store.ask(.retryImages, of: gallery) } }

  func retryArticles() { traced { store.ask(.retryArticles, of: gallery) } }

  private func galleryChanged() {
    guard let gallery = store.gallery(gallery) else { return }
    page.set(gallery.page)
    canShowPrevious.set(gallery.canShowPrevious)
    canShowNext.set(gallery.canShowNext)
    images.take(gallery.images, gallery.imagesState)
    articles.take(gallery.articles, gallery.articlesState)
  }
}

/// What one of the gallery's tables shows, as properties of the gallery's view model.
struct GalleryList {
  let rows: MutableProperty<[Int]>
  let state: MutableProperty<LoadState>
  let isRefreshing: MutableProperty<Bool>

  init(of owner: GalleryViewModel, _ name: String) {
    rows = owner.property("\(name).rows", [])
    state = owner.property("\(name).state", .loading)
    isRefreshing = owner.property("\(name).isRefreshing", false)
  }

  /// Takes over what is listed.
  /// - Parameter state: How far it is, which with chained articles is for the gallery to say.
  func take(_ feed: Feed, _ state: LoadState) {
    rows.set(feed.ids)
    self.state.set(state)
    isRefreshing.set(feed.isRefreshing)
  }
}

/// An image in its place.
final class ImageCellViewModel: ViewModel {
  private(set) lazy var title = property("title", ImageText(image).title)

  private let image: Int

  init(_ context: Context, image: Int) {
    self.image = image
    super.init(context.store.runtime, context.exposure)
  }
}

/// An article's row.
final class ArticleCellViewModel: ViewModel {
  private(set) lazy var title = property("title", acting { store.article(article)?.title ?? "" })

  private let store: BlogStore
  private let article: Int

  init(_ context: Context, article: Int) {
    store = context.store
    self.article = article
    super.init(context.store.runtime, context.exposure)
    observe(store.article[article]) { viewModel, _ in viewModel.articleChanged() }
  }

  private func articleChanged() {
    if let article = store.article(article) { title.set(article.title) }
  }
}
