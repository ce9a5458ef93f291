import HeadlessUI
import Runtime

/// A part of a screen that lists what is loaded.
class TableViewController<Presenter: FeedPresenter>: Participant, ViewController {
  let presenter: Presenter
  let table: TableView

  init(_ presenter: Presenter, table: TableView) {
    self.presenter = presenter
    self.table = table
    super.init(table.runtime, .view)
  }

  func viewDidLoad() {
    table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) {
      $0.didEndDisplaying($1)
    }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    attach()
    fetch()
  }

  final func attach() {
    presenter.feedHandler = Action("feed", .block, from: presenter, to: self) { $0.setFeed($1) }
    presenter.attachView()
    table.reconfigureVisible()
  }

  private func didEndDisplaying(_ cell: Cell) { (cell as? any PresentedCell)?.detach() }

  // MARK: What the person does

  final func pulled() { traced { fetch() } }

  final func retryTapped() { traced { fetch() } }

  final func moreTapped() {
    traced {
      presenter.fetchMore(
        completion: Completion("fetchMore", of: presenter, to: self) { $0.didFetchMore($1) })
    }
  }

  private func fetch() {
    presenter.fetch(completion: Completion("fetch", of: presenter, to: self) { $0.didFetch($1) })
  }

  // MARK: What the presenter hands over

  final func setFeed(_ feed: FeedViewData) { traced(feed) { show(feed) } }

  final func didFetch(_ feed: FeedViewData) { traced(feed) { show(feed) } }

  final func didFetchMore(_ feed: FeedViewData) { traced(feed) { show(feed) } }

  private func show(_ feed: FeedViewData) {
    table.setRows(feed.rows)
    table.more.isEnabled = feed.canLoadMore
    table.hasMore = feed.hasMore
    table.isLoadingMore = feed.isLoadingMore
    table.state = feed.state
    table.isRefreshing = feed.isRefreshing
  }
}
