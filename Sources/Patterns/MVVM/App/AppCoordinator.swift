import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Makes the app's screens, moves between them, and presents what the person must be told or asked.
final class AppCoordinator: Coordinator {
  private let context: Context
  private let app: AppViewModel

  init(_ context: Context, window: Window) {
    self.context = context
    app = AppViewModel(context)
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    observe(app.notices) { $0.window.present($1) }
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": showProfile()
      case "following": showUsers(.following(context))
      case "suggested": showUsers(.suggested(context))
      case "voices": show(Screen(VoicesViewModel(context)))
      case "gallery": show(Screen(GalleryViewModel(context)))
      case "categories": show(Screen(CategoriesViewModel(context)))
      case _: break
      }
    }
  }

  func back() { traced { pop() } }

  private func showProfile() {
    let viewModel = ProfileViewModel(context, user: context.user)
    show(Screen(viewModel), events: [viewModel.blogs.selected.observe(by: self) { $0.showBlog($1) }])
  }

  private func showBlog(_ blog: Int) { show(Screen(BlogViewModel(context, blog: blog))) }

  private func showUsers(_ viewModel: UsersViewModel) {
    let view = UsersView(viewModel)
    let questions = viewModel.questions.observe(by: self) { [weak viewModel] coordinator, question in
      if let viewModel { coordinator.window.ask(question, viewModel) }
    }
    show(Screen(viewModel, in: view), events: [questions])
  }
}
