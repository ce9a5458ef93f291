import BlogViews
import Runtime

/// The scene of one blog.
final class BlogScene: ScreenScene {
  private unowned let root: RootScene
  private let blog: Int
  private let view: BlogView

  init(_ root: RootScene, blog: Int) {
    self.root = root
    self.blog = blog
    view = BlogView(root.runtime)
    super.init(view, parent: root)
  }

  override func makeParts() -> [ViewController] {
    let part = root.variant.blog(root.store, root.network, blog: blog)
    root.connect(part.presenter)
    return [part.viewController(view)]
  }
}
