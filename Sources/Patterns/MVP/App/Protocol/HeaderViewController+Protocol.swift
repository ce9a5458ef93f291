import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class HeaderViewController: MVP.HeaderViewController<HeaderPresenter>, HeaderDisplay {
    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }

    override func follow() { presenter.follow() }
  }
}
