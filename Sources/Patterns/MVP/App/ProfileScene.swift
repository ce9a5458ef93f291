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
    let header = HeaderPresenter(root.store, root.network, user: root.user)
    let blogs = BlogsPresenter(root.store, root.network, user: root.user)
    let drafts = DraftsPresenter(root.store, root.network, user: root.user)
    root.connect(header)
    root.connect(blogs)
    root.connect(drafts)
    return [
      ProfileViewController(ProfilePresenter(header, blogs, drafts), view: view),
      HeaderViewController(header, view: view.header),
      BlogsViewController(blogs, view: view.blogs),
      DraftsViewController(drafts, view: view.drafts),
    ]
  }
}
