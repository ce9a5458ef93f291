import BlogViews
import HeadlessUI
import Runtime

/// What spans the parts of the person's page: the HUD.
class ProfileViewController: ViewController {
  private let view: ProfileView

  init(_ presenter: any Detachable, view: ProfileView) {
    self.view = view
    super.init(presenter)
  }

  final override func viewDidLoad() { attachView() }

  final func startLoading() { traced { view.hud.isOn = true } }

  final func finishLoading() { traced { view.hud.isOn = false } }
}
