import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's page. Its parts have controllers of their own; what is left is the HUD that spans them.
final class ProfileController: Controller {
  private let view: ProfileView
  private let parts: [FeedController]

  init(_ context: Context, user: Int, view: ProfileView, window: Window) {
    self.view = view
    parts = [
      HeaderController(context, user: user, view: view.header, window: window),
      BlogsController(context, user: user, view: view.blogs, window: window),
      DraftsController(context, user: user, view: view.drafts, window: window),
    ]
    super.init(window: window)
    for part in parts { add(part) }
  }

  override func viewDidLoad() {
    for part in parts { part.list.share(with: self) }
    super.viewDidLoad()
  }

  func updateHUD() {
    view.hud.isOn = parts.contains { $0.list.value?.state == .loading }
  }
}
