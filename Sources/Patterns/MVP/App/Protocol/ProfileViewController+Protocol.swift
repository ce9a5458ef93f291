import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class ProfileViewController: MVP.ProfileViewController, ProfileDisplay {
    private let presenter: ProfilePresenter

    init(_ presenter: ProfilePresenter, view: ProfileView) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() { presenter.attachView(self) }
  }
}
