import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Makes the app's screens, moves between them, and presents what the person must be told or asked.
final class AppCoordinator: Coordinator {
  private let store: BlogStore
  private let user: Int
  private let app: AppViewModel

  init(_ store: BlogStore, user: Int, window: Window) {
    self.store = store
    self.user = user
    app = AppViewModel(store)
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    observe(app.notices) { $0.present($1) }
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": showProfile()
      case "following": showUsers(.following, .star, asks: true)
      case "suggested": showUsers(.suggested, .at, asks: false)
      case _: break
      }
    }
  }

  func back() { traced { pop() } }

  // MARK: Screens

  private func showProfile() {
    let viewModel = ProfileViewModel(store, user: user)
    let view = ProfileView(runtime, blogCell: BlogCell.init, draftCell: DraftCell.init)
    show(
      view, ProfileViewController(viewModel, view: view), viewModel,
      events: [viewModel.blogs.selected.observe(by: self) { $0.showBlog($1) }])
  }

  private func showBlog(_ blog: Int) {
    let viewModel = BlogViewModel(store, blog: blog)
    let view = BlogView(runtime)
    show(view, BlogViewController(viewModel, view: view), viewModel)
  }

  private func showUsers(_ resource: Resource, _ format: NameFormat, asks: Bool) {
    let viewModel = UsersViewModel(store, resource, format, asks: asks)
    let view = UsersView(runtime, resource.name, cell: UserCell.init)
    let questions = viewModel.questions.observe(by: self) { [weak viewModel] coordinator, question in
      if let viewModel { coordinator.ask(question, viewModel) }
    }
    show(view, UsersViewController(viewModel, view: view), viewModel, events: [questions])
  }

  // MARK: What the person is told and asked

  private func present(_ notice: Notice) {
    switch notice {
    case .alert(let text): window.enqueue(Alert(text))
    case .toast(let text): window.showToast(text)
    }
  }

  private func ask(_ question: UnfollowQuestion, _ viewModel: UsersViewModel) {
    let unfollow = Action("unfollow", .block, from: window, to: viewModel) { $0.unfollow(user: $1) }
    let buttons = [Alert.Button("Cancel"), Alert.Button("Unfollow", unfollow.with(question.user))]
    window.enqueue(Alert(question.text, buttons: buttons))
  }
}
