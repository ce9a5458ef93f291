import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles. The page is no view state: it moves with an answer, not with a
/// tap.
final class GalleryController: Controller {
  private let context: Context
  private let gallery: Int
  private let view: GalleryView

  init(_ context: Context, gallery: Int, view: GalleryView) {
    self.context = context
    self.gallery = gallery
    self.view = view
    super.init(view.runtime)
  }

  override func viewDidLoad() {
    connect(view.images) { $0.configureImage($1.cell, $1.id) }
    connect(view.articles) { $0.configureArticle($1.cell, $1.id) }
    connect(view.next, "next") { $0.nextTapped() }
    connect(view.previous, "previous") { $0.previousTapped() }
    connect(view.images.retry, "retry") { $0.retryImagesTapped() }
    connect(view.articles.retry, "retry") { $0.retryArticlesTapped() }
    let number = gallery
    observe(context.store, "articles", { $0.document.articles }) { controller, _ in
      controller.view.articles.reconfigureVisible()
    }
    observe(context.store, "galleries[\(number)]", { $0.gallery(number) }) { controller, gallery in
      if let gallery { controller.show(gallery) }
    }
  }

  private func connect(_ table: TableView, _ configure: @escaping (GalleryController, RowRequest) -> Void) {
    table.onConfigure = Action("configure", .delegate, from: table, to: self, configure)
  }

  private func connect(_ button: Button, _ name: String, _ tapped: @escaping (GalleryController) -> Void) {
    button.onTap = Action(name, from: button, to: self, tapped)
  }

  func nextTapped() { traced { context.store.ask(.next, of: gallery) } }

  func previousTapped() { traced { context.store.ask(.previous, of: gallery) } }

  func retryImagesTapped() { traced { context.store.ask(.retryImages, of: gallery) } }

  func retryArticlesTapped() { traced { context.store.ask(.retryArticles, of: gallery) } }

  private func configureImage(_ cell: Cell, _ id: Int) {
    (cell as? ImageCell)?.title.set(ImageText(id).title)
  }

  private func configureArticle(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? ArticleCell, let article = context.store.value.document.articles[id] else {
      return
    }
    cell.title.set(article.title)
  }

  private func show(_ gallery: GalleryState) {
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
