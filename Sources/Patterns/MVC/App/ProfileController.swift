import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's page. Its parts have controllers of their own; what is left is the HUD that spans them.
final class ProfileController: Controller {
  private let store: BlogStore
  private let view: ProfileView
  private let parts: [FeedController]

  init(_ store: BlogStore, user: Int, view: ProfileView, window: Window) {
    self.store = store
    self.view = view
    parts = [
      HeaderController(store, user: user, view: view.header, window: window),
      BlogsController(store, user: user, view: view.blogs, window: window),
      DraftsController(store, user: user, view: view.drafts, window: window),
    ]
    super.init(window: window)
    for part in parts { add(part) }
  }

  override func viewDidLoad() {
    for part in parts { observe(store.feedChanged(part.feed)) { controller, _ in controller.updateHUD() } }
    super.viewDidLoad()
  }

  private func updateHUD() {
    view.hud.isOn = parts.contains { store.feed($0.feed)?.state == .loading }
  }
}
