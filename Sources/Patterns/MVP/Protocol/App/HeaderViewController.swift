import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderViewController: Participant, FeedViewController, HeaderDisplay {
  let presenter: HeaderPresenter
  private let view: HeaderView

  init(_ presenter: HeaderPresenter, view: HeaderView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  var content: ContentView { view }

  func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    connectContent()
    attachView()
    presenter.load()
  }

  func attachView() { presenter.attachView(self) }

  func followTapped() { traced { presenter.follow() } }

  func setHeader(_ header: HeaderViewData) {
    traced(header) {
      view.name.set(header.name)
      view.bio.set(header.bio)
      view.followers.set(header.followers)
      view.follow.show(header.followTitle, enabled: header.isFollowEnabled)
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

extension Button {
  /// Shows a title, and whether the button takes a tap.
  func show(_ title: String, enabled: Bool) {
    self.title = title
    isEnabled = enabled
  }
}
