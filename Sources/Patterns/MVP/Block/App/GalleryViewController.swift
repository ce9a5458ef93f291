import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles.
final class GalleryViewController: Participant, ViewController {
  let presenter: GalleryPresenter
  private let view: GalleryView

  init(_ presenter: GalleryPresenter, view: GalleryView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() {
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
    attach()
    presenter.fetch(images: imagesCompletion("fetch"), articles: articlesCompletion("fetch"))
  }

  func attach() {
    presenter.imagesHandler = Action("images", .block, from: presenter, to: self) { $0.setImages($1) }
    presenter.articlesHandler = Action("articles", .block, from: presenter, to: self) { $0.setArticles($1) }
    presenter.attachView()
    view.articles.reconfigureVisible()
  }

  private func configureImage(_ row: RowRequest) {
    (row.cell as? ImageCell)?.title.set(presenter.title(ofImage: row.id))
  }

  private func configureArticle(_ row: RowRequest) {
    (row.cell as? ArticleCell)?.show(presenter.cell(row.id))
  }

  private func didEndDisplaying(_ cell: Cell) { (cell as? any PresentedCell)?.detach() }

  // MARK: What the person does

  func nextTapped() { traced { presenter.showNext(completion: imagesCompletion("showNext")) } }

  func previousTapped() { traced { presenter.showPrevious(completion: imagesCompletion("showPrevious")) } }

  func retryImagesTapped() { traced { presenter.fetchImages(completion: imagesCompletion("fetchImages")) } }

  func retryArticlesTapped() {
    traced { presenter.fetchArticles(completion: articlesCompletion("fetchArticles")) }
  }

  private func imagesCompletion(_ name: String) -> Completion<ImagesViewData> {
    Completion(name, of: presenter, to: self) { $0.didFetchImages($1) }
  }

  private func articlesCompletion(_ name: String) -> Completion<ArticlesViewData> {
    Completion(name, of: presenter, to: self) { $0.didFetchArticles($1) }
  }

  // MARK: What the presenter hands over

  func setImages(_ images: ImagesViewData) { traced(images) { show(images) } }

  func didFetchImages(_ images: ImagesViewData) { traced(images) { show(images) } }

  func setArticles(_ articles: ArticlesViewData) { traced(articles) { show(articles) } }

  func didFetchArticles(_ articles: ArticlesViewData) { traced(articles) { show(articles) } }

  private func show(_ images: ImagesViewData) {
    view.page.page = images.page
    view.previous.isEnabled = images.canShowPrevious
    view.next.isEnabled = images.canShowNext
    view.images.setRows(images.rows)
    view.images.state = images.state
    view.images.isRefreshing = images.isRefreshing
  }

  private func show(_ articles: ArticlesViewData) {
    view.articles.setRows(articles.rows)
    view.articles.state = articles.state
    view.articles.isRefreshing = articles.isRefreshing
  }
}

/// An article's row.
final class ArticleCell: BlogViews.ArticleCell, PresentedCell {
  private var presenter: TitleCellPresenter?

  /// Shows an article in place of the one before.
  func show(_ presenter: TitleCellPresenter) {
    self.presenter = presenter
    presenter.titleHandler = Action("title", .block, from: presenter, to: self) { $0.setTitle($1) }
    presenter.attachView()
  }

  func detach() {
    presenter?.detachView()
    presenter = nil
  }

  func setTitle(_ text: String) { traced(text) { title.set(text) } }
}
