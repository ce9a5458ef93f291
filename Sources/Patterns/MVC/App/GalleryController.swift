import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
final class GalleryController: Controller {
  private lazy var gallery = context.network.gallery(mode, for: self)
  private let context: Context
  private let mode: World.Gallery
  private let view: GalleryView

  init(_ context: Context, _ mode: World.Gallery, view: GalleryView, window: Window) {
    self.context = context
    self.mode = mode
    self.view = view
    super.init(window: window)
  }

  private var store: BlogStore { context.store }

  override func viewDidLoad() {
    gallery.connect()
    observe(store.articlesChanged) { controller, ids in ids.forEach(controller.view.articles.reconfigure) }
    connect(view.images) { $0.configureImage($1.cell, $1.id) }
    connect(view.articles) { $0.configureArticle($1.cell, $1.id) }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    view.images.retry.onTap = Action("retry", from: view.images.retry, to: self) { $0.retryImagesTapped() }
    view.articles.retry.onTap = Action("retry", from: view.articles.retry, to: self) {
      $0.retryArticlesTapped()
    }
    gallery.ask(.open)
  }

  override func close() {
    super.close()
    gallery.close()
  }

  private func connect(_ table: TableView, _ configure: @escaping (GalleryController, RowRequest) -> Void) {
    table.onConfigure = Action("configure", .delegate, from: table, to: self, configure)
  }

  func nextTapped() { traced { gallery.ask(.next) } }

  func previousTapped() { traced { gallery.ask(.previous) } }

  func retryImagesTapped() { traced { gallery.ask(.retryImages) } }

  func retryArticlesTapped() { traced { gallery.ask(.retryArticles) } }

  private func configureImage(_ cell: Cell, _ id: Int) {
    (cell as? ImageCell)?.title.set(ImageText(id).title)
  }

  private func configureArticle(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? ArticleCell, let article = store.article(id) else { return }
    cell.title.set(article.title)
  }

  func galleryChanged() {
    guard let gallery = gallery.value else { return }
    view.page.page = gallery.page
    view.previous.isEnabled = gallery.canShowPrevious
    view.next.isEnabled = gallery.canShowNext
    show(gallery.images, gallery.imagesState, in: view.images)
    show(gallery.articles, gallery.articlesState, in: view.articles)
  }

  private func show(_ feed: Feed, _ state: LoadState, in table: TableView) {
    table.setRows(feed.ids)
    table.state = state
    table.isRefreshing = feed.isRefreshing
  }
}
