import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsController: TableController {
  init(_ context: Context, user: Int, feeds: Int, view: DraftTable) {
    super.init(context, FeedID(group: feeds, resource: .drafts(user: user)), table: view)
  }

  override func viewDidLoad() {
    observe(context.store, "drafts", { $0.document.drafts }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? DraftCell, let draft = context.store.value.document.drafts[id] else { return }
    cell.title.set(draft.title)
  }
}
