import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsController: Controller {
  /// Tells the page's controller that the list is not as far as it was.
  var onStateChange: Action<Void>?
  private let context: Context
  private let user: Int
  private let table: TableView
  private lazy var list = StateCell(of: self, at: "drafts", ListState(.drafts(user: user)))

  init(_ context: Context, user: Int, view: TableView, window: Window) {
    self.context = context
    self.user = user
    table = view
    super.init(window: window)
  }

  /// How far the list is.
  var loadState: LoadState { list.value.loadState }

  override func viewDidLoad() {
    observe(context.store.draftsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    load()
  }

  override func close() {
    super.close()
    list.mutate { $0.cancel() }
  }

  private func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? DraftCell, let draft = context.store.draft(id) else { return }
    cell.title.set(draft.title)
  }

  // MARK: Loading

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  private func load() {
    let stamp = context.store.beginRead()
    let task = list.mutate { list in
      let read = list.feed.load(stamp: stamp)
      list.cancel()
      let task = dataTask(read.request, on: context.api) { $0.receive($1, for: read) }
      list.task = task
      return task
    }
    listChanged()
    task.resume()
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, for read: Read) {
    guard list.value.feed.accepts(read) else { return }
    let page = context.store.merge(response, for: read)
    list.mutate { list in
      list.task = nil
      list.feed.take(page, for: read)
    }
    listChanged()
    if page == nil, loadState == .loaded { present(Alert(failure: Strings.couldNotLoadDrafts)) }
  }

  private func listChanged() {
    let list = list.value
    table.setRows(list.feed.ids)
    table.state = list.loadState
    table.isRefreshing = list.isRefreshing
    onStateChange?()
  }
}
