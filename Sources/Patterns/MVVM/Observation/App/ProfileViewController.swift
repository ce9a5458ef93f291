import BlogViews
import HeadlessUI
import Runtime

/// The person's page.
final class ProfileViewController: ViewController, ScreenController {
  private let viewModel: ProfileViewModel
  private let view: ProfileView

  init(_ context: Context, _ viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    view = ProfileView(viewModel.runtime, blogCell: BlogCell.init, draftCell: DraftCell.init)
    super.init(viewModel.runtime)
    add(HeaderViewController(viewModel.header, view: view.header), for: view.header)
    add(BlogsViewController(context, viewModel.blogs, table: view.blogs), for: view.blogs)
    add(DraftsViewController(context, viewModel.drafts, table: view.drafts), for: view.drafts)
  }

  var screenView: ScreenView { view }

  override func updateUI() { view.hud.isOn = viewModel.isLoading }
}
