import BlogViews
import HeadlessUI
import Runtime

/// The scene of the person's page: three kinds of data, each with a presenter and a view of its own, and what spans
/// them.
final class ProfileScene: ScreenScene {
  private unowned let root: RootScene

  init(_ context: Context, root: RootScene) {
    self.root = root
    let view = ProfileView(root.runtime, blogCell: BlogCell.init, draftCell: DraftCell.init)
    super.init(view, parent: root)
    acting {
      let presenter = ProfilePresenter(context)
      for part in [presenter.header, presenter.blogs, presenter.drafts] {
        part.alertHandler = root.alertBlock(of: part)
      }
      let blogs = BlogsViewController(presenter.blogs, table: view.blogs)
      blogs.didSelectHandler = Action("didSelect", .block, from: blogs, to: self) { $0.didSelect(blog: $1) }
      add(ProfileViewController(presenter, view: view))
      add(HeaderViewController(presenter.header, view: view.header))
      add(blogs)
      add(DraftsViewController(presenter.drafts, table: view.drafts))
    }
  }

  func didSelect(blog: Int) { traced(blog) { root.showBlog(blog) } }
}
