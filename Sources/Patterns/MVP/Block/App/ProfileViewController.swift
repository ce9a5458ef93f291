import BlogViews
import HeadlessUI
import Runtime

/// What spans the parts of the person's page.
final class ProfileViewController: Participant, ViewController {
  let presenter: ProfilePresenter
  private let view: ProfileView

  init(_ presenter: ProfilePresenter, view: ProfileView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() { attach() }

  func attach() {
    presenter.hudHandler = Action("hud", .block, from: presenter, to: self) { $0.setHUD($1) }
    presenter.attachView()
  }

  func setHUD(_ isOn: Bool) { traced(isOn) { view.hud.isOn = isOn } }
}
