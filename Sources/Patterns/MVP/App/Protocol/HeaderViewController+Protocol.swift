import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class HeaderViewController: MVP.HeaderViewController, HeaderDisplay {
    private let presenter: HeaderPresenter

    init(_ presenter: HeaderPresenter, view: HeaderView) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }

    override func follow() { presenter.follow() }
  }
}
