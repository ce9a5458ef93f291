import BlogDomain
import HeadlessUI
import Runtime

/// A part of a screen whose content is loaded: asks for it, and shows how far it is.
class FeedController: Controller {
  /// What is listed, held by whom the network belongs to.
  private(set) final lazy var list = network.list(resource, for: self)
  private let context: Context
  private let resource: Resource
  private let content: ContentView

  init(_ context: Context, _ resource: Resource, content: ContentView, window: Window) {
    self.context = context
    self.resource = resource
    self.content = content
    super.init(window: window)
  }

  final var store: BlogStore { context.store }

  final var network: any Networking { context.network }

  override func viewDidLoad() {
    list.connect()
    content.onPull = Action("pull", from: content, to: self) { $0.pulled() }
    content.retry.onTap = Action("retry", from: content.retry, to: self) { $0.retryTapped() }
    list.load()
  }

  override func close() {
    super.close()
    list.close()
  }

  func pulled() { traced { list.load() } }

  func retryTapped() { traced { list.load() } }

  final func feedChanged() {
    guard let feed = list.value else { return }
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

  init(_ context: Context, _ resource: Resource, table: TableView, window: Window) {
    self.table = table
    super.init(context, resource, content: table, window: window)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    super.viewDidLoad()
  }

  func moreTapped() { traced { list.loadMore() } }

  /// Sets a cell, which may have shown something else before.
  func configure(_ cell: Cell, _ id: Int) {}

  override func show(_ feed: Feed) {
    table.setRows(feed.ids)
    table.more.isEnabled = feed.canLoadMore
    table.hasMore = feed.more
    table.isLoadingMore = feed.isLoadingMore
  }
}
