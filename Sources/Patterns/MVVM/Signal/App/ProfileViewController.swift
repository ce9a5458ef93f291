import BlogViews
import HeadlessUI
import Runtime

/// The person's page.
final class ProfileViewController: ViewController, ScreenController {
  let blogs: BlogsViewController

  private let viewModel: ProfileViewModel
  private let view: ProfileView

  init(_ viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    view = ProfileView(viewModel.runtime, blogCell: BlogCell.init, draftCell: DraftCell.init)
    blogs = BlogsViewController(viewModel.blogs, table: view.blogs)
    super.init(viewModel.runtime)
    add(HeaderViewController(viewModel.header, view: view.header), for: view.header)
    add(blogs, for: view.blogs)
    add(DraftsViewController(viewModel.drafts, table: view.drafts), for: view.drafts)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() { bind(viewModel.isLoading) { $0.view.hud.isOn = $1 } }
}
