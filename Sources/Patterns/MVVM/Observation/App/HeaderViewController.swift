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
    viewModel.load()
  }

  override func updateUI() {
    view.name.set(viewModel.name)
    view.bio.set(viewModel.bio)
    view.followers.set(viewModel.followers)
    view.follow.title = viewModel.followTitle
    view.follow.isEnabled = viewModel.isFollowEnabled
    view.state = viewModel.state
    view.isRefreshing = viewModel.isRefreshing
  }

  func followTapped() { traced { viewModel.toggleFollow() } }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }
}
