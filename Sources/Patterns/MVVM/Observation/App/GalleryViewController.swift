import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
final class GalleryViewController: ViewController, ScreenController {
  private let context: Context
  private let viewModel: GalleryViewModel
  private let view: GalleryView

  init(_ context: Context, _ viewModel: GalleryViewModel) {
    self.context = context
    self.viewModel = viewModel
    view = GalleryView(viewModel.runtime, articleCell: ArticleCell.init)
    super.init(viewModel.runtime)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    let images = view.images, articles = view.articles
    images.onConfigure = Action("configure", .delegate, from: images, to: self) { $0.configureImage($1) }
    articles.onConfigure = Action("configure", .delegate, from: articles, to: self) {
      $0.configureArticle($1)
    }
    articles.onEndDisplaying = Action("endDisplaying", .delegate, from: articles, to: self) {
      $0.didEndDisplaying($1)
    }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    images.retry.onTap = Action("retry", from: images.retry, to: self) { $0.retryImagesTapped() }
    articles.retry.onTap = Action("retry", from: articles.retry, to: self) { $0.retryArticlesTapped() }
    viewModel.load()
  }

  override func updateUI() {
    let images = viewModel.images, articles = viewModel.articles
    layout {
      self.view.images.setRows(images)
      self.view.articles.setRows(articles)
    }
    view.page.page = viewModel.page
    view.previous.isEnabled = viewModel.canShowPrevious
    view.next.isEnabled = viewModel.canShowNext
    view.images.state = viewModel.imagesState
    view.images.isRefreshing = viewModel.areImagesRefreshing
    view.articles.state = viewModel.articlesState
    view.articles.isRefreshing = viewModel.areArticlesRefreshing
  }

  override func close() {
    super.close()
    for cell in view.articles.cells { didEndDisplaying(cell) }
  }

  func nextTapped() { traced { viewModel.showNext() } }

  func previousTapped() { traced { viewModel.showPrevious() } }

  func retryImagesTapped() { traced { viewModel.loadImages() } }

  func retryArticlesTapped() { traced { viewModel.loadArticles() } }

  private func configureImage(_ row: RowRequest) {
    (row.cell as? ImageCell)?.title.set(viewModel.title(ofImage: row.id))
  }

  private func configureArticle(_ row: RowRequest) {
    (row.cell as? ArticleCell)?.show(ArticleCellViewModel(context, article: row.id))
  }

  private func didEndDisplaying(_ cell: Cell) { (cell as? any TrackingCell)?.endDisplaying() }
}

/// An article's row.
final class ArticleCell: BlogViews.ArticleCell, TrackingCell {
  let tracking = Tracking()
  var viewModel: ArticleCellViewModel?

  func updateUI() {
    if let viewModel { title.set(viewModel.title) }
  }
}
