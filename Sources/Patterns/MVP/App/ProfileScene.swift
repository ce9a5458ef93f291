import BlogViews
import Runtime

/// The scene of the person's page: three kinds of data, each with a presenter and a view of its own, and what
/// spans them.
final class ProfileScene: ScreenScene {
  private unowned let root: RootScene
  private let view: ProfileView

  init(_ root: RootScene) {
    self.root = root
    view = ProfileView(root.runtime)
    super.init(view, parent: root)
  }

  override func makeParts() -> [ViewController] {
    let header = root.variant.header(root.store, root.network, user: root.user)
    let blogs = root.variant.blogs(root.store, root.network, user: root.user)
    let drafts = root.variant.drafts(root.store, root.network, user: root.user)
    root.connect(header.presenter)
    root.connect(blogs.presenter)
    root.connect(drafts.presenter)
    let profile = root.variant.profile(header.presenter, blogs.presenter, drafts.presenter)
    return [
      profile.viewController(view),
      header.viewController(view.header),
      blogs.viewController(view.blogs),
      drafts.viewController(view.drafts),
    ]
  }
}
