import HeadlessUI
import Runtime

/// The app's root: shows the screens that it is asked for, and what must be said whichever screens are left.
final class RootViewController: NavigationController {
  private let context: Context

  private var viewModel: AppViewModel { context.app }

  init(_ context: Context, window: Window) {
    self.context = context
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    beginTracking()
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": push(ProfileViewController(context, ProfileViewModel(context)))
      case "following": push(UsersViewController(.following(context)))
      case "suggested": push(UsersViewController(.suggested(context)))
      case "voices": push(VoicesViewController(context, VoicesViewModel(context)))
      case "gallery": push(GalleryViewController(context, GalleryViewModel(context)))
      case "categories": push(CategoriesViewController(CategoriesViewModel(context)))
      case _: break
      }
    }
  }

  func back() { traced { pop() } }

  override func updateUI() {
    window.setToast(viewModel.toast)
    if let message = viewModel.message, window.alert == nil { present(message) }
  }

  private func present(_ message: Message) {
    let tapped = Action("alert", .block, from: window, to: self) { $0.alertTapped($1) }
    window.present(Alert(message.text, buttons: message.buttons.map { Alert.Button($0, tapped.with($0)) }))
  }

  func alertTapped(_ button: String) { traced(button) { viewModel.answer(button) } }
}
