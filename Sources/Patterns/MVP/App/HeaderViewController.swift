import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
class HeaderViewController<Own: HeaderPresenter & Detachable>: ContentViewController {
  final let presenter: Own
  private let view: HeaderView

  init(_ presenter: Own, view: HeaderView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter, content: view)
  }

  final override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    super.viewDidLoad()
  }

  final func followTapped() { traced { follow() } }

  /// Asks the presenter to follow, or to stop.
  func follow() {}

  final func setHeader(_ header: HeaderText) { traced(header) { show(header) } }

  final func showFollow(_ title: String, enabled: Bool, followers: String) {
    traced(title, enabled, followers) {
      view.follow.show(title, enabled: enabled)
      view.followers.set(followers)
    }
  }

  final func show(_ header: HeaderText) {
    view.name.set(header.name)
    view.bio.set(header.bio)
    view.followers.set(header.followers)
    view.follow.show(header.follow.title, enabled: header.follow.isEnabled)
    view.state = .loaded
  }
}
