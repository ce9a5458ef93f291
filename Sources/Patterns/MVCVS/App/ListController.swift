import BlogDomain
import HeadlessUI
import Runtime

/// A part of a screen that lists what is loaded in a table. How far that is stands in the document, where the table is
/// scrolled to in the view state.
class ListController: Controller {
  let context: Context
  let table: TableView

  init(_ context: Context, table: TableView) {
    self.context = context
    self.table = table
    super.init(table.runtime)
  }

  /// The list's name, on whichever screen.
  private var name: String { table.element }

  /// The list; nil where the screen is gone.
  private var id: FeedID? {
    guard let screen = context.screen, let feed = feed else { return nil }
    return FeedID(screen: screen.number, resource: feed.resource)
  }

  /// What is listed, and how far it is.
  var feed: Feed? { context.feed(name, context.store.value) }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    table.onScroll = Action("scroll", .delegate, from: table, to: self) { $0.didScroll($1) }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    observe(context.store, name, { $0.context.feed($0.name, $1) }) { $0.show($1) }
    observe(context.viewState, "\(name).first", { $1[$0.context.place]?.firstRows[$0.name] ?? 0 }) {
      $0.table.scroll(to: $1)
    }
  }

  func moreTapped() { traced { id.map(context.store.loadMore) } }

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  private func load() {
    if let id { context.store.load(id) }
  }

  func didScroll(_ row: Int) { context.viewState.alreadyScrolled(name, to: row, at: context.place) }

  /// Sets a cell, which may have shown something else before.
  func configure(_ cell: Cell, _ id: Int) {}

  private func show(_ feed: Feed) {
    table.setRows(feed.ids)
    table.more.isEnabled = feed.canLoadMore
    table.hasMore = feed.more
    table.isLoadingMore = feed.isLoadingMore
    table.state = LoadState(of: feed)
    table.isRefreshing = feed.showsRefresh
    keepInSight(context.screen?.firstRows[name] ?? 0)
  }

  /// Shows the rows that the view state says, as far as there are any; where not, the view state follows.
  private func keepInSight(_ first: Int) {
    if table.firstVisible != first { table.scroll(to: first) }
    if table.firstVisible != first { didScroll(table.firstVisible) }
  }
}
