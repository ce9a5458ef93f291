import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesViewController: ViewController {
  private let viewModel: CategoriesViewModel
  private let view: CategoriesView

  init(_ viewModel: CategoriesViewModel, view: CategoriesView) {
    self.viewModel = viewModel
    self.view = view
    super.init(view.runtime)
  }

  override func bindProperties() {
    bind(viewModel.result) { $0.view.result.set($1) }
  }

  override func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
  }

  func queryChanged(_ text: String) { traced(text) { viewModel.search(for: text) } }
}
