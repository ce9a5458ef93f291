import BlogViews
import HeadlessUI
import Runtime

/// The scene of the person's page: three parts, each with a presenter and a view of its own, and what spans them.
final class ProfileScene: ScreenScene {
  init(_ context: Context, parent: Scene) {
    let view = ProfileView(parent.runtime, blogCell: BlogCell.init, draftCell: DraftCell.init)
    super.init(view, parent: parent)
    acting {
      let header = HeaderPresenter(context, user: context.user)
      let blogs = BlogsPresenter(context, user: context.user)
      let drafts = DraftsPresenter(context, user: context.user)
      add(ProfileViewController(ProfilePresenter(header, blogs, drafts), view: view))
      add(HeaderViewController(header, view: view.header))
      add(BlogsViewController(blogs, table: view.blogs))
      add(DraftsViewController(drafts, table: view.drafts))
    }
  }
}
