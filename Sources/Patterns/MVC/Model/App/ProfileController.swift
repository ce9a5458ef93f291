import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's page. Its parts have controllers of their own; what is left is the HUD that spans them.
final class ProfileController: Controller {
  private let store: BlogStore
  private let view: ProfileView
  private let header: HeaderController
  private let blogs: BlogsController
  private let drafts: DraftsController

  init(_ context: Context, user: Int, view: ProfileView, window: Window) {
    store = context.store
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
    for list in [header.list, blogs.list, drafts.list] {
      observe(store.changed(list)) { controller, _ in controller.partChanged() }
    }
    super.viewDidLoad()
  }

  /// A part is not as far as it was.
  private func partChanged() {
    view.hud.isOn = [header.list, blogs.list, drafts.list].contains { list in
      store.feed(list).map { LoadState(of: $0) } == .loading
    }
  }
}
