import BlogViews
import HeadlessUI
import Runtime

/// What spans the parts of the person's page: the HUD.
class ProfileViewController<Own: ProfilePresenter & Detachable>: ViewController {
  final let presenter: Own
  private let view: ProfileView

  init(_ presenter: Own, view: ProfileView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter)
  }

  final override func viewDidLoad() { attachView() }

  final func startLoading() { traced { view.hud.isOn = true } }

  final func finishLoading() { traced { view.hud.isOn = false } }
}
