import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesViewController: ViewController, ScreenController {
  private let viewModel: CategoriesViewModel
  private let view: CategoriesView

  init(_ viewModel: CategoriesViewModel) {
    self.viewModel = viewModel
    view = CategoriesView(viewModel.runtime)
    super.init(viewModel.runtime)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
    bind(viewModel.result) { $0.view.result.set($1) }
  }

  func queryChanged(_ text: String) { traced(text) { viewModel.search(for: text) } }
}
