import Runtime

/// A search, as its presenter knows it.
protocol CategoriesDisplay: Participant {
  func setResult(_ result: String)
}

extension ProtocolVariant {
  final class CategoriesPresenter: MVP.CategoriesPresenter, DisplayPresenter {
    var attachment = Attachment<any CategoriesDisplay>()

    func search(_ text: String) { traced(text) { send(text) } }

    override func tell(_ result: String) { view?.setResult(result) }
  }
}
