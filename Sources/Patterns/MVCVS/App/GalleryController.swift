import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles. The page that the person wishes to see is view state; the one shown moves
/// when its images have arrived.
final class GalleryController: Controller {
  private let context: Context
  private let view: GalleryView

  init(_ context: Context, view: GalleryView) {
    self.context = context
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
    observe(context.store, "articles", { $1.document.articles }) { controller, _ in
      controller.view.articles.reconfigureVisible()
    }
    observe(context.store, "gallery", { $0.lists($1) }) { $0.show($1) }
  }

  private func connect(_ table: TableView, _ configure: @escaping (GalleryController, RowRequest) -> Void) {
    table.onConfigure = Action("configure", .delegate, from: table, to: self, configure)
  }

  private func connect(_ button: Button, _ name: String, _ tapped: @escaping (GalleryController) -> Void) {
    button.onTap = Action(name, from: button, to: self, tapped)
  }

  /// What it lists, and how far it is.
  fileprivate struct Lists: Equatable {
    let images: Feed
    let articles: Feed
  }

  fileprivate func lists(_ state: BlogState) -> Lists? {
    guard let images = context.feed("gallery.images", state),
      let articles = context.feed("gallery.articles", state)
    else { return nil }
    return Lists(images: images, articles: articles)
  }

  private var lists: Lists? { lists(context.store.value) }

  // MARK: Pages

  func nextTapped() { traced { if let lists, lists.canShowNext { show(page: lists.page + 1) } } }

  func previousTapped() { traced { if let lists, lists.canShowPrevious { show(page: lists.page - 1) } } }

  func retryImagesTapped() { traced { load(lists?.images, page: context.screen?.wishedPage) } }

  func retryArticlesTapped() { traced { load(lists?.articles, page: lists?.page) } }

  private func show(page: Int) {
    context.viewState.wish(page: page, at: context.place)
    load(lists?.images, page: page)
  }

  private func load(_ feed: Feed?, page: Int?) {
    guard let feed, let screen = context.screen else { return }
    context.store.load(FeedID(screen: screen.number, resource: feed.resource), page: page)
  }

  // MARK: What is shown

  private func configureImage(_ cell: Cell, _ id: Int) {
    (cell as? ImageCell)?.title.set(Strings.image(id))
  }

  private func configureArticle(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? ArticleCell, let article = context.store.value.document.articles[id] else {
      return
    }
    cell.title.set(article.title)
  }

  private func show(_ lists: Lists) {
    view.page.page = lists.page
    view.previous.isEnabled = lists.canShowPrevious
    view.next.isEnabled = lists.canShowNext
    show(lists.images, LoadState(of: lists.images), in: view.images)
    show(lists.articles, lists.articlesState, in: view.articles)
  }

  private func show(_ feed: Feed, _ state: LoadState, in table: TableView) {
    table.setRows(feed.ids)
    table.state = state
    table.isRefreshing = feed.showsRefresh
  }
}

extension GalleryController.Lists {
  /// The page shown, from 0: the one whose images arrived last.
  fileprivate var page: Int { max(0, images.nextPage - 1) }

  fileprivate var canShowNext: Bool { images.more && !images.isLoading }

  fileprivate var canShowPrevious: Bool { page > 0 && !images.isLoading }

  /// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
  fileprivate var articlesState: LoadState {
    guard case .articles(chained: true) = articles.resource, articles.isUntouched else {
      return LoadState(of: articles)
    }
    return LoadState(of: images) == .loading ? .loading : .empty
  }
}
