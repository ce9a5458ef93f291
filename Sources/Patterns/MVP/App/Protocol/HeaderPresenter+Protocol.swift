import BlogDomain
import Runtime

/// The head of a person's page, as its presenter knows it.
protocol HeaderDisplay: ContentDisplay {
  func setHeader(_ header: HeaderText)
  func showFollow(_ title: String, enabled: Bool, followers: String)
}

extension ProtocolVariant {
  final class HeaderPresenter: MVP.HeaderPresenter, DisplayPresenter {
    var attachment = Attachment<any HeaderDisplay>()

    func follow() { traced { sendFollow() } }

    override func tell(_ progress: Progress) { view?.show(progress) }

    override func showLoaded() {
      if let header { view?.setHeader(header) }
    }

    override func showFailure() { view?.showFailure() }

    override func tell(_ header: HeaderText) { view?.setHeader(header) }

    override func tellFollow(_ header: HeaderText) {
      view?.showFollow(header.follow.title, enabled: header.follow.isEnabled, followers: header.followers)
    }
  }
}
