import BlogDomain
import HeadlessUI
import Runtime

/// Makes the app's screens, gives each view model its model, moves between the screens, and presents what the person
/// must be told or asked.
final class AppCoordinator: Coordinator {
  private let store: BlogStore
  private let user: Int
  private let gallery: World.Gallery
  private let app: AppViewModel

  /// - Parameters:
  ///   - user: The person whose page the app shows.
  ///   - gallery: How the gallery's articles are asked for.
  init(_ store: BlogStore, window: Window, user: Int, gallery: World.Gallery) {
    self.store = store
    self.user = user
    self.gallery = gallery
    app = AppViewModel(store)
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    bind(app.messages) { $0.present($1) }
    bind(app.toast) { $0.window.setToast($1) }
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": showProfile()
      case "following": showUsers(.following(store))
      case "suggested": showUsers(.suggested(store))
      case "voices": showVoices()
      case "gallery": showGallery()
      case "categories": showCategories()
      case _: break
      }
    }
  }

  func back() { traced { pop() } }

  // MARK: Where each screen leads

  private func showProfile() {
    let viewModel = ProfileViewModel(store, user: user)
    let controller = ProfileViewController(viewModel)
    let blogs = controller.blogs
    blogs.onSelect = Action("didSelect", .delegate, from: blogs, to: self) { $0.didSelect(blog: $1) }
    show(controller, viewModel, viewModel.messages)
  }

  func didSelect(blog: Int) {
    traced(blog) {
      let viewModel = BlogViewModel(store, blog: blog)
      show(BlogViewController(viewModel), viewModel)
    }
  }

  private func showUsers(_ viewModel: UsersViewModel) {
    let answer = Action("answer", .block, from: self, to: viewModel) { $0.answer($1) }
    show(UsersViewController(viewModel), viewModel, viewModel.messages, answer: answer)
  }

  private func showVoices() {
    let viewModel = VoicesViewModel(store)
    show(VoicesViewController(viewModel), viewModel, [viewModel.feed.messages])
  }

  private func showGallery() {
    let viewModel = GalleryViewModel(store, isChained: gallery == .chained)
    show(GalleryViewController(viewModel), viewModel, viewModel.messages)
  }

  private func showCategories() {
    let viewModel = CategoriesViewModel(store)
    show(CategoriesViewController(viewModel), viewModel, [viewModel.messages])
  }

  /// Shows a screen, and presents what its view model says as long as it is there.
  private func show(
    _ controller: any ScreenController, _ viewModel: ViewModel, _ messages: [Signal<Message>] = [],
    answer: Action<String>? = nil
  ) {
    let told = messages.map { $0.subscribe(by: self) { $0.present($1, answer: answer) } }
    show(Screen(controller, viewModel, told))
  }

  private func present(_ message: Message, answer: Action<String>? = nil) {
    present(message.text, buttons: message.buttons, answer: answer)
  }
}
