import BlogViews
import HeadlessUI
import Runtime

/// What spans the parts of the person's page: the HUD.
final class ProfileViewController: Participant, ViewController, ProfileDisplay {
  let presenter: ProfilePresenter
  private let view: ProfileView

  init(_ presenter: ProfilePresenter, view: ProfileView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() { attachView() }

  func attachView() { presenter.attachView(self) }

  func startLoading() { traced { view.hud.isOn = true } }

  func finishLoading() { traced { view.hud.isOn = false } }
}
