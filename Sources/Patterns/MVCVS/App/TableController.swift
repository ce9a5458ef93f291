import BlogDomain
import HeadlessUI
import Runtime

/// A part of a screen that lists what is loaded in a table. Where the table is scrolled to is view state.
class TableController: FeedController {
  let table: TableView

  init(_ context: Context, _ feed: FeedID, table: TableView) {
    self.table = table
    super.init(context, feed, content: table)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    table.onScroll = Action("scroll", .delegate, from: table, to: self) { $0.didScroll($1) }
    super.viewDidLoad()
    let (index, name) = (context.index, feed.resource.name)
    observe(context.viewState, "screens[\(index)].\(name).first", { $0.firstRow(of: name, at: index) }) {
      $0.table.scroll(to: $1)
    }
  }

  func moreTapped() { traced { context.store.loadMore(feed) } }

  func didScroll(_ row: Int) { alreadyScrolled(row) }

  private func alreadyScrolled(_ row: Int) {
    context.viewState.alreadyScrolled(screen: context.index, table: feed.resource.name, to: row)
  }

  /// Sets a cell, which may have shown something else before.
  func configure(_ cell: Cell, _ id: Int) {}

  override func show(_ feed: Feed) {
    table.setRows(feed.ids)
    table.more.isEnabled = feed.canLoadMore
    table.hasMore = feed.more
    table.isLoadingMore = feed.isLoadingMore
    super.show(feed)
    keepInSight(context.viewState.value.firstRow(of: feed.resource.name, at: context.index))
  }

  /// Shows the rows that the view state says, as far as there are any; where not, the view state follows.
  private func keepInSight(_ first: Int) {
    if table.firstVisible != first { table.scroll(to: first) }
    if table.firstVisible != first { alreadyScrolled(table.firstVisible) }
  }
}
