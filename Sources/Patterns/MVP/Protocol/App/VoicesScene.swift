import BlogViews
import HeadlessUI
import Runtime

/// The scene of what there is to listen to.
final class VoicesScene: ScreenScene {
  init(_ context: Context, parent: Scene) {
    let view = VoicesView(parent.runtime, cell: VoiceCell.init)
    super.init(view, parent: parent)
    acting { add(VoicesViewController(VoicesPresenter(context), table: view.voices)) }
  }
}
