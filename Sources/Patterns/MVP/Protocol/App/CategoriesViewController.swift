import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesViewController: Participant, ViewController, CategoriesDisplay {
  let presenter: CategoriesPresenter
  private let view: CategoriesView

  init(_ presenter: CategoriesPresenter, view: CategoriesView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
    attachView()
  }

  func attachView() { presenter.attachView(self) }

  func queryChanged(_ text: String) { traced(text) { presenter.search(for: text) } }

  func setResult(_ result: String) { traced(result) { view.result.set(result) } }
}
