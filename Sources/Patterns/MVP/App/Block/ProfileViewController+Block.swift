import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class ProfileViewController: MVP.ProfileViewController<ProfilePresenter> {
    override func attachView() {
      presenter.onLoading = Action("loading", .block, from: presenter, to: self) { view, isLoading in
        if isLoading { view.startLoading() } else { view.finishLoading() }
      }
      presenter.attachView()
    }
  }
}
