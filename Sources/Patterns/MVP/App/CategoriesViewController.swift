import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
class CategoriesViewController<Own: CategoriesPresenter & Detachable>: ViewController {
  final let presenter: Own
  private let view: CategoriesView

  init(_ presenter: Own, view: CategoriesView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter)
  }

  final override func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
    attachView()
  }

  final func queryChanged(_ text: String) { traced(text) { search(text) } }

  /// Asks the presenter for what was typed.
  func search(_ text: String) {}

  final func setResult(_ result: String) { traced(result) { show(result) } }

  final func show(_ result: String) { view.result.set(result) }
}
