import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderViewController: ViewController {
  private let viewModel: HeaderViewModel
  private let view: HeaderView

  init(_ viewModel: HeaderViewModel, view: HeaderView) {
    self.viewModel = viewModel
    self.view = view
    super.init(view.runtime)
  }

  override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    view.onPull = Action("pull", from: view, to: self) { $0.pulled() }
    view.retry.onTap = Action("retry", from: view.retry, to: self) { $0.retryTapped() }
    bind(viewModel.followTitle) { $0.view.follow.title = $1 }
    bind(viewModel.isFollowEnabled) { $0.view.follow.isEnabled = $1 }
    bind(viewModel.followers) { $0.view.followers.set($1) }
    bind(viewModel.name) { $0.view.name.set($1) }
    bind(viewModel.bio) { $0.view.bio.set($1) }
    bind(viewModel.feed.state) { $0.view.state = $1 }
    bind(viewModel.feed.isRefreshing) { $0.view.isRefreshing = $1 }
    viewModel.load()
  }

  func followTapped() { traced { viewModel.toggleFollow() } }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }
}
