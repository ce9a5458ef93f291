import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class ProfileViewController: MVP.ProfileViewController<ProfilePresenter>, ProfileDisplay {
    override func attachView() { presenter.attachView(self) }
  }
}
