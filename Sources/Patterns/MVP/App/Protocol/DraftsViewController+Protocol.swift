import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class DraftsViewController: MVP.DraftsViewController, DraftsDisplay {
    private let presenter: DraftsPresenter

    init(_ presenter: DraftsPresenter, view: DraftTable) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }
  }
}
