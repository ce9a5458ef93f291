import BlogViews
import HeadlessUI
import Runtime

/// The person's page.
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let view: ProfileView

  init(_ viewModel: ProfileViewModel, view: ProfileView) {
    self.viewModel = viewModel
    self.view = view
    super.init(view.runtime)
    add(HeaderViewController(viewModel.header, view: view.header))
    add(BlogsViewController(viewModel.blogs, table: view.blogs))
    add(DraftsViewController(viewModel.drafts, table: view.drafts))
  }

  override func bindProperties() {
    bind(viewModel.isLoading) { $0.view.hud.isOn = $1 }
  }
}
