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
    viewModel.addObserver(self, forKeyPath: "status", options: [.initial, .new])
    viewModel.addObserver(self, forKeyPath: "message", options: .new)
  }

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "status": view.result.set(viewModel.result)
    case "message":
      if let message = viewModel.message { present(message) }
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  override func close() {
    super.close()
    viewModel.removeObserver(self, forKeyPath: "status")
    viewModel.removeObserver(self, forKeyPath: "message")
    viewModel.close()
  }

  func queryChanged(_ text: String) { traced(text) { viewModel.search(for: text) } }
}
