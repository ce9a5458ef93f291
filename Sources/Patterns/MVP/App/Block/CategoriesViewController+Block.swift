import Runtime

extension BlockVariant {
  final class CategoriesViewController: MVP.CategoriesViewController<CategoriesPresenter> {
    override func attachView() {
      presenter.onResult = Action("result", .block, from: presenter, to: self) { $0.setResult($1) }
      presenter.attachView()
    }

    override func search(_ text: String) {
      presenter.search(text, then: Completion("search", of: presenter, to: self) { $0.didSearch($1) })
    }

    private func didSearch(_ result: String) { traced(result) { show(result) } }
  }
}
