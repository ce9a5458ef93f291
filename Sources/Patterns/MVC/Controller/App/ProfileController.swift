import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's page. Its parts have controllers of their own; what is left is the HUD that spans them.
final class ProfileController: Controller {
  private let view: ProfileView
  private let header: HeaderController
  private let blogs: BlogsController
  private let drafts: DraftsController

  init(_ context: Context, user: Int, view: ProfileView, window: Window) {
    self.view = view
    header = HeaderController(context, user: user, view: view.header, window: window)
    blogs = BlogsController(context, user: user, view: view.blogs, window: window)
    drafts = DraftsController(context, user: user, view: view.drafts, window: window)
    super.init(window: window)
    add(header, for: view.header)
    add(blogs, for: view.blogs)
    add(drafts, for: view.drafts)
  }

  override func viewDidLoad() {
    header.onStateChange = Action("state", .delegate, from: header, to: self) { $0.partChanged() }
    blogs.onStateChange = Action("state", .delegate, from: blogs, to: self) { $0.partChanged() }
    drafts.onStateChange = Action("state", .delegate, from: drafts, to: self) { $0.partChanged() }
    super.viewDidLoad()
  }

  /// A part is not as far as it was.
  func partChanged() {
    traced { view.hud.isOn = [header.loadState, blogs.loadState, drafts.loadState].contains(.loading) }
  }
}
