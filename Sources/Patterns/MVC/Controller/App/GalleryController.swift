import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page, and their articles, which it asks for when it gets the images they are chained to.
final class GalleryController: Controller {
  private let context: Context
  private let mode: World.Gallery
  private let view: GalleryView
  private lazy var pages = StateCell(of: self, at: "gallery", GalleryPages(mode))

  init(_ context: Context, _ mode: World.Gallery, view: GalleryView, window: Window) {
    self.context = context
    self.mode = mode
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
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
    ask(.open)
  }

  override func close() {
    super.close()
    pages.mutate { $0.cancel() }
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

  // MARK: Loading

  func nextTapped() { traced { ask(.next) } }

  func previousTapped() { traced { ask(.previous) } }

  func retryImagesTapped() { traced { ask(.retryImages) } }

  func retryArticlesTapped() { traced { ask(.retryArticles) } }

  private func ask(_ wish: GalleryState.Wish) {
    let tasks = pages.mutate { pages in
      hold(pages.gallery.ask(wish, stamp: context.store.beginRead), in: &pages)
    }
    if tasks.isEmpty { return }
    pagesChanged()
    for task in tasks { task.resume() }
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, for read: Read) {
    guard pages.value.gallery.accepts(read) else { return }
    let page = context.store.merge(response, for: read)
    let isOfImages = read.resource == .images
    let tasks = pages.mutate { pages in
      if isOfImages { pages.imagesTask = nil } else { pages.articlesTask = nil }
      return hold(pages.gallery.take(page, for: read, stamp: context.store.beginRead), in: &pages)
    }
    pagesChanged()
    for task in tasks { task.resume() }
    if page == nil { failed(ofImages: isOfImages) }
  }

  /// Makes the tasks for reads, in place of those for the same.
  private func hold(_ reads: [Read], in pages: inout GalleryPages) -> [DataTask] {
    var tasks: [DataTask] = []
    for read in reads {
      let task = dataTask(read.request, on: context.api) { $0.receive($1, for: read) }
      if read.resource == .images {
        pages.imagesTask?.cancel()
        pages.imagesTask = task
      } else {
        pages.articlesTask?.cancel()
        pages.articlesTask = task
      }
      tasks.append(task)
    }
    return tasks
  }

  /// Says so where something is shown; where nothing is, its table does.
  private func failed(ofImages isOfImages: Bool) {
    let gallery = pages.value.gallery
    if isOfImages, !gallery.images.ids.isEmpty { present(Alert(failure: Strings.couldNotLoadImages)) }
    if !isOfImages, !gallery.articles.ids.isEmpty { present(Alert(failure: Strings.couldNotLoadArticles)) }
  }

  private func pagesChanged() {
    let pages = pages.value
    let images = pages.gallery.images
    view.page.page = pages.gallery.page
    view.previous.isEnabled = pages.gallery.page > 0 && !images.isLoading
    view.next.isEnabled = images.more && !images.isLoading
    show(images, pages.imagesState, in: view.images)
    show(pages.gallery.articles, pages.articlesState, in: view.articles)
  }

  private func show(_ feed: Feed, _ state: LoadState, in table: TableView) {
    table.setRows(feed.ids)
    table.state = state
    table.isRefreshing = feed.isLoading && !feed.ids.isEmpty
  }
}
