import BlogViews
import HeadlessUI
import Runtime

/// The scene of one blog.
final class BlogScene: ScreenScene {
  init(_ context: Context, blog: Int, parent: Scene) {
    let view = BlogView(parent.runtime)
    super.init(view, parent: parent)
    acting { add(BlogViewController(BlogPresenter(context, blog: blog), view: view)) }
  }
}
