import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
final class GalleryController: Controller {
  private let context: Context
  private let mode: World.Gallery
  private let view: GalleryView
  private lazy var gallery = context.store.openGallery(mode)

  init(_ context: Context, _ mode: World.Gallery, view: GalleryView, window: Window) {
    self.context = context
    self.mode = mode
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.changed(gallery)) { controller, _ in controller.galleryChanged() }
    observe(context.store.articlesChanged) { controller, ids in
      ids.forEach(controller.view.articles.reconfigure)
    }
    connect(view.images) { $0.configureImage($1.cell, $1.id) }
    connect(view.articles) { $0.configureArticle($1.cell, $1.id) }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    view.images.retry.onTap = Action("retry", from: view.images.retry, to: self) { $0.retryImagesTapped() }
    view.articles.retry.onTap = Action("retry", from: view.articles.retry, to: self) {
      $0.retryArticlesTapped()
    }
    context.store.ask(.open, of: gallery)
  }

  override func close() {
    super.close()
    context.store.closeGallery(gallery)
  }

  private func connect(_ table: TableView, _ configure: @escaping (GalleryController, RowRequest) -> Void) {
    table.onConfigure = Action("configure", .delegate, from: table, to: self, configure)
  }

  private func configureImage(_ cell: Cell, _ id: Int) {
    (cell as? ImageCell)?.title.set(Strings.image(id))
  }

  private func configureArticle(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? ArticleCell, let article = context.store.article(id) else { return }
    cell.title.set(article.title)
  }

  // MARK: Pages

  func nextTapped() { traced { context.store.ask(.next, of: gallery) } }

  func previousTapped() { traced { context.store.ask(.previous, of: gallery) } }

  func retryImagesTapped() { traced { context.store.ask(.retryImages, of: gallery) } }

  func retryArticlesTapped() { traced { context.store.ask(.retryArticles, of: gallery) } }

  private func galleryChanged() {
    guard let gallery = context.store.gallery(gallery) else { return }
    let isOut = gallery.images.isLoading
    view.page.page = gallery.page
    view.previous.isEnabled = gallery.page > 0 && !isOut
    view.next.isEnabled = gallery.images.more && !isOut
    show(gallery.images, LoadState(of: gallery.images), in: view.images)
    show(gallery.articles, articlesState(gallery), in: view.articles)
  }

  /// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
  private func articlesState(_ gallery: GalleryState) -> LoadState {
    guard gallery.mode == .chained, gallery.articles.isUntouched else {
      return LoadState(of: gallery.articles)
    }
    return LoadState(of: gallery.images) == .loading ? .loading : .empty
  }

  private func show(_ feed: Feed, _ state: LoadState, in table: TableView) {
    table.setRows(feed.ids)
    table.state = state
    table.isRefreshing = feed.showsRefresh
  }
}
