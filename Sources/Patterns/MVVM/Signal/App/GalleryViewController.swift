import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
final class GalleryViewController: ViewController, ScreenController {
  private let viewModel: GalleryViewModel
  private let view: GalleryView

  init(_ viewModel: GalleryViewModel) {
    self.viewModel = viewModel
    view = GalleryView(viewModel.runtime, articleCell: ArticleCell.init)
    super.init(viewModel.runtime)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    connect()
    bind(viewModel.page) { $0.view.page.page = $1 }
    bind(viewModel.canShowPrevious) { $0.view.previous.isEnabled = $1 }
    bind(viewModel.canShowNext) { $0.view.next.isEnabled = $1 }
    bind(viewModel.images.rows) { $0.view.images.setRows($1) }
    bind(viewModel.images.state) { $0.view.images.state = $1 }
    bind(viewModel.images.isRefreshing) { $0.view.images.isRefreshing = $1 }
    bind(viewModel.articles.rows) { $0.view.articles.setRows($1) }
    bind(viewModel.articlesState) { $0.view.articles.state = $1 }
    bind(viewModel.articles.isRefreshing) { $0.view.articles.isRefreshing = $1 }
    viewModel.load()
  }

  private func connect() {
    let images = view.images, articles = view.articles
    images.onConfigure = Action("configure", .delegate, from: images, to: self) { $0.configureImage($1) }
    articles.onConfigure = Action("configure", .delegate, from: articles, to: self) {
      $0.configureArticle($1)
    }
    articles.onEndDisplaying = Action("endDisplaying", .delegate, from: articles, to: self) { $0.unbind($1) }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    images.retry.onTap = Action("retry", from: images.retry, to: self) { $0.retryImagesTapped() }
    articles.retry.onTap = Action("retry", from: articles.retry, to: self) { $0.retryArticlesTapped() }
  }

  override func close() {
    super.close()
    for cell in view.articles.cells { unbind(cell) }
  }

  func nextTapped() { traced { viewModel.showNext() } }

  func previousTapped() { traced { viewModel.showPrevious() } }

  func retryImagesTapped() { traced { viewModel.retryImages() } }

  func retryArticlesTapped() { traced { viewModel.retryArticles() } }

  private func configureImage(_ row: RowRequest) {
    (row.cell as? ImageCell)?.title.set(viewModel.title(ofImage: row.id))
  }

  private func configureArticle(_ row: RowRequest) {
    (row.cell as? ArticleCell)?.bind(to: viewModel.article(row.id))
  }

  private func unbind(_ cell: Cell) { (cell as? any BoundCell)?.unbind() }
}

/// An article's row.
final class ArticleCell: BlogViews.ArticleCell, BoundCell {
  let subscriptions = SubscriptionBag()
  var viewModel: ArticleCellViewModel?

  func bindViews(to viewModel: ArticleCellViewModel) { bind(viewModel.title) { $0.title.set($1) } }
}
