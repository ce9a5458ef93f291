import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Owns the stack of screens: makes their controllers, pushes and pops, and presents what the person must be
/// told.
final class RootController: Controller {
  private let store: BlogStore
  private let user: Int
  private let gallery: World.Gallery
  private var screens: [Controller] = []

  init(_ store: BlogStore, user: Int, gallery: World.Gallery, window: Window) {
    self.store = store
    self.user = user
    self.gallery = gallery
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    observe(store.noticed) { $0.present($1) }
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile":
        let view = ProfileView(runtime)
        show(view, ProfileController(store, user: user, view: view, window: window))
      case "following": showUsers(.following, .star, asks: true)
      case "suggested": showUsers(.suggested, .at, asks: false)
      case "voices":
        let view = VoicesView(runtime)
        show(view, VoicesController(store, view: view, window: window))
      case "gallery":
        let view = GalleryView(runtime)
        show(view, GalleryController(store, gallery, view: view, window: window))
      case "categories":
        let view = CategoriesView(runtime)
        show(view, CategoriesController(store, view: view, window: window))
      case _: break
      }
    }
  }

  private func showUsers(_ resource: Resource, _ format: NameFormat, asks: Bool) {
    let view = UsersView(runtime, resource.name)
    show(view, UsersController(store, resource, format, asks: asks, view: view, window: window))
  }

  private func show(_ view: ScreenView, _ controller: Controller) {
    view.responder = controller
    add(controller)
    screens.append(controller)
    controller.loadView()
    if window.stack.isEmpty { window.show(view) } else { window.push(view) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "showBlog" ? { [weak self] in self?.showBlog($0) } : nil
  }

  private func showBlog(_ id: Int) {
    let view = BlogView(runtime)
    show(view, BlogController(store, blog: id, view: view, window: window))
  }

  func back() {
    traced {
      window.pop()
      if let controller = screens.popLast() { remove(controller) }
    }
  }

  private func present(_ notice: Notice) {
    switch notice {
    case .alert(let text): window.enqueue(Alert(text))
    case .toast(let text): window.showToast(text)
    }
  }
}
