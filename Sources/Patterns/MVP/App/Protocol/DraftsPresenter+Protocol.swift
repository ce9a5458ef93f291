import BlogDomain
import Runtime

/// A person's drafts, as their presenter knows them: rows of titles.
protocol DraftsDisplay: ContentDisplay {
  func setDrafts(_ titles: Rows<String>)
  func setEmptyDrafts()
}

extension ProtocolVariant {
  final class DraftsPresenter: MVP.DraftsPresenter, DisplayPresenter {
    var attachment = Attachment<any DraftsDisplay>()

    override func tell(_ progress: Progress) { view?.show(progress) }

    override func showLoaded() { view?.setDrafts(titles) }

    override func showEmpty() { view?.setEmptyDrafts() }

    override func showFailure() { view?.showFailure() }
  }
}
