import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class BlogViewController: MVP.BlogViewController<BlogPresenter>, BlogDisplay {
    override func attachView() { presenter.attachView(self) }

    override func like() { presenter.like() }
  }
}
