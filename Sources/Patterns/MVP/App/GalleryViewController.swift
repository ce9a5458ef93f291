import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and articles under them.
class GalleryViewController<Own: GalleryPresenter & Detachable>: ViewController {
  final let presenter: Own
  private let view: GalleryView
  private lazy var imageRows = StateCell(of: self, at: "gallery.images", Rows<String>())
  private lazy var articleRows = StateCell(of: self, at: "gallery.articles", Rows<String>())

  init(_ presenter: Own, view: GalleryView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter)
  }

  final override func viewDidLoad() {
    view.images.onConfigure = Action("configure", .delegate, from: view.images, to: self) { own, row in
      if let title = own.imageRows.value[row.id] { (row.cell as? ImageCell)?.title.set(title) }
    }
    view.articles.onConfigure = Action("configure", .delegate, from: view.articles, to: self) { own, row in
      if let title = own.articleRows.value[row.id] { (row.cell as? ArticleCell)?.title.set(title) }
    }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    view.images.retry.onTap = Action("retry", from: view.images.retry, to: self) { $0.retryImagesTapped() }
    view.articles.retry.onTap = Action("retry", from: view.articles.retry, to: self) {
      $0.retryArticlesTapped()
    }
    attachView()
    load()
  }

  final func nextTapped() { traced { showNext() } }

  final func previousTapped() { traced { showPrevious() } }

  final func retryImagesTapped() { traced { retryImages() } }

  final func retryArticlesTapped() { traced { retryArticles() } }

  // MARK: What it asks the presenter

  func load() {}

  func showNext() {}

  func showPrevious() {}

  func retryImages() {}

  func retryArticles() {}

  // MARK: What it shows

  final func setPage(_ page: Int, previous: Bool, next: Bool) {
    traced(page, previous, next) {
      view.page.page = page
      view.previous.isEnabled = previous
      view.next.isEnabled = next
    }
  }

  final func setImages(_ images: GalleryPart) { traced(images) { show(images: images) } }

  final func setArticles(_ articles: GalleryPart) { traced(articles) { show(articles: articles) } }

  final func show(images: GalleryPart) {
    imageRows.set(images.rows)
    show(images, in: view.images)
  }

  final func show(articles: GalleryPart) {
    articleRows.set(articles.rows)
    show(articles, in: view.articles)
  }

  private func show(_ part: GalleryPart, in table: TableView) {
    table.setRows(part.rows.ids)
    table.reconfigureVisible()
    table.state = part.state
    table.isRefreshing = part.isRefreshing
  }
}
