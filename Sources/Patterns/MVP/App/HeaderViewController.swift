import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderViewController: ContentViewController, HeaderDisplay {
  private let presenter: HeaderPresenter
  private let view: HeaderView

  init(_ presenter: HeaderPresenter, view: HeaderView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter, content: view)
  }

  override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    super.viewDidLoad()
  }

  override func attachView() { presenter.attachView(self) }

  override func load() { presenter.load() }

  func followTapped() { traced { presenter.follow() } }

  func setHeader(_ header: HeaderText) {
    traced(header) {
      view.name.set(header.name)
      view.bio.set(header.bio)
      view.followers.set(header.followers)
      view.follow.show(header.follow.title, enabled: header.follow.isEnabled)
      view.state = .loaded
    }
  }

  func showFollow(_ title: String, enabled: Bool, followers: String) {
    traced(title, enabled, followers) {
      view.follow.show(title, enabled: enabled)
      view.followers.set(followers)
    }
  }
}
