import BlogViews
import Runtime

/// The scene of the images and their articles.
final class GalleryScene: ScreenScene {
  private unowned let root: RootScene
  private let view: GalleryView

  init(_ root: RootScene) {
    self.root = root
    view = GalleryView(root.runtime)
    super.init(view, parent: root)
  }

  override func makeParts() -> [ViewController] {
    let part = root.variant.gallery(root.store, root.network, root.gallery)
    root.connect(part.presenter)
    return [part.viewController(view)]
  }
}
