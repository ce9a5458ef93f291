import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderViewController: FeedViewController {
  private let viewModel: HeaderViewModel
  private let view: HeaderView

  init(_ viewModel: HeaderViewModel, view: HeaderView) {
    self.viewModel = viewModel
    self.view = view
    super.init(viewModel, content: view)
  }

  override func bindProperties() {
    bind(viewModel.name) { $0.view.name.set($1) }
    bind(viewModel.bio) { $0.view.bio.set($1) }
    bind(viewModel.followers) { $0.view.followers.set($1) }
    bind(viewModel.followTitle) { $0.view.follow.title = $1 }
    bind(viewModel.isFollowEnabled) { $0.view.follow.isEnabled = $1 }
    super.bindProperties()
  }

  override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    super.viewDidLoad()
  }

  func followTapped() { traced { viewModel.toggleFollow() } }
}
