import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles. The articles are asked for beside the images, or else once the images
/// are told of.
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
    viewModel.addObserver(self, forKeyPath: "imagesStatus", options: [.initial, .new])
    viewModel.addObserver(self, forKeyPath: "articlesStatus", options: [.initial, .new])
    viewModel.addObserver(self, forKeyPath: "message", options: .new)
    viewModel.loadImages()
    if !viewModel.isChained { viewModel.loadArticles() }
  }

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "imagesStatus":
      showImages()
      showArticles()
      if viewModel.areArticlesDue { viewModel.loadArticles() }
    case "articlesStatus": showArticles()
    case "message":
      if let message = viewModel.message { present(message) }
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  private func showImages() {
    view.page.page = viewModel.page
    view.previous.isEnabled = viewModel.canShowPrevious
    view.next.isEnabled = viewModel.canShowNext
    view.images.setRows(viewModel.images)
    view.images.state = viewModel.imagesState
    view.images.isRefreshing = viewModel.areImagesRefreshing
  }

  private func showArticles() {
    view.articles.setRows(viewModel.articles)
    view.articles.state = viewModel.articlesState
    view.articles.isRefreshing = viewModel.areArticlesRefreshing
  }

  override func close() {
    super.close()
    for keyPath in ["imagesStatus", "articlesStatus", "message"] {
      viewModel.removeObserver(self, forKeyPath: keyPath)
    }
    for cell in view.articles.cells { didEndDisplaying(cell) }
    viewModel.close()
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

  private func didEndDisplaying(_ cell: Cell) { (cell as? any ObservingCell)?.removeObservers() }
}

/// An article's row.
final class ArticleCell: BlogViews.ArticleCell, ObservingCell {
  private var viewModel: ArticleCellViewModel?

  /// Shows an article in place of the one before.
  func show(_ viewModel: ArticleCellViewModel) {
    removeObservers()
    self.viewModel = viewModel
    viewModel.addObserver(self, forKeyPath: "title", options: [.initial, .new])
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    if keyPath == "title", let viewModel { title.set(viewModel.title) }
  }

  func removeObservers() {
    guard let viewModel else { return }
    viewModel.removeObserver(self, forKeyPath: "title")
    viewModel.close()
    self.viewModel = nil
  }
}
