import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsController: ListController {
  override func viewDidLoad() {
    observe(context.store, "drafts", { $1.document.drafts }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? DraftCell, let draft = context.store.value.document.drafts[id] else { return }
    cell.title.set(draft.title)
  }
}
