import BlogViews
import HeadlessUI
import Runtime

/// The scene of what there is to listen to.
final class VoicesScene: ScreenScene {
  init(_ context: Context, root: RootScene) {
    let view = VoicesView(root.runtime, cell: VoiceCell.init)
    super.init(view, parent: root)
    acting {
      let presenter = VoicesPresenter(context)
      presenter.alertHandler = root.alertBlock(of: presenter)
      add(VoicesViewController(presenter, table: view.voices))
    }
  }
}
