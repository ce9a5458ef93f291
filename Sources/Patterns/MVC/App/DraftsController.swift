import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsController: TableController {
  init(_ context: Context, user: Int, view: TableView, window: Window) {
    super.init(context, .drafts(user: user), table: view, window: window)
  }

  override func viewDidLoad() {
    observe(store.draftsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? DraftCell, let draft = store.draft(id) else { return }
    cell.title.set(draft.title)
  }
}
