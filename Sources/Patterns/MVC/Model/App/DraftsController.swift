import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsController: Controller {
  private let context: Context
  private let user: Int
  private let table: TableView
  /// What the model lists.
  private(set) lazy var list = context.store.openFeed(.drafts(user: user))

  init(_ context: Context, user: Int, view: TableView, window: Window) {
    self.context = context
    self.user = user
    table = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.draftsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    observe(context.store.changed(list)) { controller, _ in controller.listChanged() }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    context.store.load(list)
  }

  override func close() {
    super.close()
    context.store.closeFeed(list)
  }

  private func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? DraftCell, let draft = context.store.draft(id) else { return }
    cell.title.set(draft.title)
  }

  // MARK: The list

  func pulled() { traced { context.store.load(list) } }

  func retryTapped() { traced { context.store.load(list) } }

  private func listChanged() {
    guard let feed = context.store.feed(list) else { return }
    table.setRows(feed.ids)
    table.state = LoadState(of: feed)
    table.isRefreshing = feed.showsRefresh
  }
}
