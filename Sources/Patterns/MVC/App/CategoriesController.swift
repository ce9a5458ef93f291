import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesController: Controller {
  private lazy var search = context.network.search(for: self)
  private let context: Context
  private let view: CategoriesView

  init(_ context: Context, view: CategoriesView, window: Window) {
    self.context = context
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    search.connect()
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
  }

  override func close() {
    super.close()
    search.close()
  }

  func queryChanged(_ text: String) { traced(text) { search.type(text) } }

  func searchChanged() {
    if let search = search.value { view.result.set(search.result) }
  }
}
