import BlogViews
import HeadlessUI
import Runtime

/// The app's navigation where no coordinator does it: shows what it is asked for, and presents what the person must
/// be told. What a screen leads to, that screen's controller pushes.
final class RootViewController: NavigationController {
  private let viewModel: AppViewModel

  init(_ viewModel: AppViewModel, window: Window) {
    self.viewModel = viewModel
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    observe(viewModel.notices) { $0.window.present($1) }
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": push(Screen(viewModel.profile()))
      case "following": showUsers(viewModel.following())
      case "suggested": showUsers(viewModel.suggested())
      case "voices": push(Screen(viewModel.voices()))
      case "gallery": push(Screen(viewModel.gallery()))
      case "categories": push(Screen(viewModel.categories()))
      case _: break
      }
    }
  }

  private func showUsers(_ viewModel: UsersViewModel) { push(Screen(viewModel, in: UsersView(viewModel))) }

  func back() { traced { pop() } }
}
