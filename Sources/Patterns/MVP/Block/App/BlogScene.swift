import BlogViews
import HeadlessUI
import Runtime

/// The scene of one blog.
final class BlogScene: ScreenScene {
  init(_ context: Context, blog: Int, root: RootScene) {
    let view = BlogView(root.runtime)
    super.init(view, parent: root)
    acting { add(BlogViewController(BlogPresenter(context, blog: blog), view: view)) }
  }
}
