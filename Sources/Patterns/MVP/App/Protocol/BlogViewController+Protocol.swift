import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class BlogViewController: MVP.BlogViewController, BlogDisplay {
    private let presenter: BlogPresenter

    init(_ presenter: BlogPresenter, view: BlogView) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() { presenter.attachView(self) }

    override func like() { presenter.like() }
  }
}
