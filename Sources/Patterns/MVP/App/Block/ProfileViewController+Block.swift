import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class ProfileViewController: MVP.ProfileViewController {
    private let presenter: ProfilePresenter

    init(_ presenter: ProfilePresenter, view: ProfileView) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() {
      presenter.onLoading = Action("loading", .block, from: presenter, to: self) { view, isLoading in
        if isLoading { view.startLoading() } else { view.finishLoading() }
      }
      presenter.attachView()
    }
  }
}
