import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
final class GalleryViewController: ViewController {
  private let viewModel: GalleryViewModel
  private let view: GalleryView

  init(_ viewModel: GalleryViewModel, view: GalleryView) {
    self.viewModel = viewModel
    self.view = view
    super.init(view.runtime)
  }

  override func bindProperties() {
    bind(viewModel.page) { $0.view.page.page = $1 }
    bind(viewModel.canShowPrevious) { $0.view.previous.isEnabled = $1 }
    bind(viewModel.canShowNext) { $0.view.next.isEnabled = $1 }
    bind(viewModel.images) { $0.view.images }
    bind(viewModel.articles) { $0.view.articles }
  }

  private func bind(_ list: GalleryList, to table: @escaping (GalleryViewController) -> TableView) {
    bind(list.rows) { table($0).setRows($1) }
    bind(list.state) { table($0).state = $1 }
    bind(list.isRefreshing) { table($0).isRefreshing = $1 }
  }

  override func viewDidLoad() {
    let images = view.images, articles = view.articles
    images.onConfigure = Action("configure", .delegate, from: images, to: self) { $0.configureImage($1) }
    articles.onConfigure = Action("configure", .delegate, from: articles, to: self) {
      $0.configureArticle($1)
    }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    images.retry.onTap = Action("retry", from: images.retry, to: self) { $0.retryImagesTapped() }
    articles.retry.onTap = Action("retry", from: articles.retry, to: self) { $0.retryArticlesTapped() }
    viewModel.load()
  }

  override func close() {
    super.close()
    for cell in view.images.cells + view.articles.cells { (cell as? any BindableCell)?.unbind() }
  }

  func nextTapped() { traced { viewModel.showNext() } }

  func previousTapped() { traced { viewModel.showPrevious() } }

  func retryImagesTapped() { traced { viewModel.retryImages() } }

  func retryArticlesTapped() { traced { viewModel.retryArticles() } }

  private func configureImage(_ row: RowRequest) {
    (row.cell as? ImageCell)?.bind(to: viewModel.image(row.id))
  }

  private func configureArticle(_ row: RowRequest) {
    (row.cell as? ArticleCell)?.bind(to: viewModel.article(row.id))
  }
}

/// An image in its place.
final class ImageCell: BlogViews.ImageCell, BindableCell {
  let subscriptions = SubscriptionBag()
  var viewModel: ImageCellViewModel?

  func bindProperties(of viewModel: ImageCellViewModel) {
    bind(viewModel.title) { $0.title.set($1) }
  }

  override func prepareForReuse() { unbind() }
}

/// An article's row.
final class ArticleCell: BlogViews.ArticleCell, BindableCell {
  let subscriptions = SubscriptionBag()
  var viewModel: ArticleCellViewModel?

  func bindProperties(of viewModel: ArticleCellViewModel) {
    bind(viewModel.title) { $0.title.set($1) }
  }

  override func prepareForReuse() { unbind() }
}
