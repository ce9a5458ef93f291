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
  }

  override func updateUI() { view.result.set(viewModel.result) }

  func queryChanged(_ text: String) { traced(text) { viewModel.search(for: text) } }
}
