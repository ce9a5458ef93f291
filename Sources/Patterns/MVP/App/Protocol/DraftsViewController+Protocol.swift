import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class DraftsViewController: MVP.DraftsViewController<DraftsPresenter>, DraftsDisplay {
    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }
  }
}
