import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesViewController: Participant, ViewController {
  let presenter: CategoriesPresenter
  private let view: CategoriesView

  init(_ presenter: CategoriesPresenter, view: CategoriesView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
    attach()
  }

  func attach() {
    presenter.resultHandler = Action("result", .block, from: presenter, to: self) { $0.setResult($1) }
    presenter.attachView()
  }

  func queryChanged(_ text: String) {
    traced(text) {
      presenter.search(
        for: text, completion: Completion("search", of: presenter, to: self) { $0.didSearch($1) })
    }
  }

  func setResult(_ text: String) { traced(text) { view.result.set(text) } }

  func didSearch(_ text: String) { traced(text) { view.result.set(text) } }
}
