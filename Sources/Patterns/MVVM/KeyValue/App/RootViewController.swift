import HeadlessUI
import Runtime

/// The app's root: shows the screens that it is asked for, and what must be said whichever screens are left.
final class RootViewController: NavigationController {
  private let context: Context
  private let viewModel: AppViewModel

  init(_ context: Context, _ viewModel: AppViewModel, window: Window) {
    self.context = context
    self.viewModel = viewModel
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    viewModel.addObserver(self, forKeyPath: "message", options: .new)
    viewModel.addObserver(self, forKeyPath: "toast", options: .new)
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

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "message":
      if let message = viewModel.message { present(message) }
    case "toast": window.setToast(viewModel.toast)
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  override func close() {
    super.close()
    viewModel.removeObserver(self, forKeyPath: "message")
    viewModel.removeObserver(self, forKeyPath: "toast")
    viewModel.close()
  }
}
