extension ProtocolVariant {
  final class CategoriesViewController: MVP.CategoriesViewController<CategoriesPresenter>, CategoriesDisplay {
    override func attachView() { presenter.attachView(self) }

    override func search(_ text: String) { presenter.search(text) }
  }
}
