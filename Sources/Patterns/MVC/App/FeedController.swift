import BlogDomain
import HeadlessUI
import Runtime

/// A part of a screen whose content is loaded: asks for it, and shows how far it is.
class FeedController: Controller {
  let store: BlogStore
  let feed: FeedID
  private let content: ContentView

  init(_ store: BlogStore, _ resource: Resource, content: ContentView, window: Window) {
    self.store = store
    self.content = content
    feed = store.openFeed(resource)
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(store.feedChanged(feed)) { controller, _ in controller.feedChanged() }
    content.onPull = Action("pull", from: content, to: self) { $0.pulled() }
    content.retry.onTap = Action("retry", from: content.retry, to: self) { $0.retryTapped() }
    store.load(feed)
  }

  override func close() {
    super.close()
    store.closeFeed(feed)
  }

  func pulled() { traced { store.load(feed) } }

  func retryTapped() { traced { store.load(feed) } }

  private func feedChanged() {
    guard let feed = store.feed(feed) else { return }
    show(feed)
    content.state = feed.state
    content.isRefreshing = feed.isRefreshing
  }

  /// Shows what is listed; called before the state is shown.
  func show(_ feed: Feed) {}
}

/// A part of a screen that lists what is loaded in a table.
class TableController: FeedController {
  let table: TableView

  init(_ store: BlogStore, _ resource: Resource, table: TableView, window: Window) {
    self.table = table
    super.init(store, resource, content: table, window: window)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    super.viewDidLoad()
  }

  func moreTapped() { traced { store.loadMore(feed) } }

  /// Sets a cell, which may have shown something else before.
  func configure(_ cell: Cell, _ id: Int) {}

  override func show(_ feed: Feed) {
    table.setRows(feed.ids)
    table.more.isEnabled = feed.canLoadMore
    table.hasMore = feed.more
    table.isLoadingMore = feed.isLoadingMore
  }
}
