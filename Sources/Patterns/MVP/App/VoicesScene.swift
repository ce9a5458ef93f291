import BlogViews
import Runtime

/// The scene of what there is to listen to.
final class VoicesScene: ScreenScene {
  private unowned let root: RootScene
  private let view: VoicesView

  init(_ root: RootScene) {
    self.root = root
    view = VoicesView(root.runtime)
    super.init(view, parent: root)
  }

  override func makeParts() -> [ViewController] {
    let part = root.variant.voices(root.store, root.network)
    root.connect(part.presenter)
    return [part.viewController(view.voices)]
  }
}
