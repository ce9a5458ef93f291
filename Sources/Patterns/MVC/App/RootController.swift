import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Owns the stack of screens: makes their controllers, pushes and pops, and presents what the person must be
/// told.
final class RootController: Controller {
  private let context: Context
  private let user: Int
  private let gallery: World.Gallery
  private lazy var stack = StateCell(of: self, at: "stack", ScreenStack())

  init(_ context: Context, user: Int, gallery: World.Gallery, window: Window) {
    self.context = context
    self.user = user
    self.gallery = gallery
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    context.network.connect(self)
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile":
        let view = ProfileView(runtime)
        show(view, ProfileController(context, user: user, view: view, window: window))
      case "following": showUsers(.following, .star, asks: true)
      case "suggested": showUsers(.suggested, .at, asks: false)
      case "voices":
        let view = VoicesView(runtime)
        show(view, VoicesController(context, view: view, window: window))
      case "gallery":
        let view = GalleryView(runtime)
        show(view, GalleryController(context, gallery, view: view, window: window))
      case "categories":
        let view = CategoriesView(runtime)
        show(view, CategoriesController(context, view: view, window: window))
      case _: break
      }
    }
  }

  private func showUsers(_ resource: Resource, _ format: NameFormat, asks: Bool) {
    let view = UsersView(runtime, resource.name)
    show(view, UsersController(context, resource, format, asks: asks, view: view, window: window))
  }

  private func show(_ view: ScreenView, _ controller: Controller) {
    view.responder = controller
    add(controller)
    stack.mutate { $0.screens.append((view.name, controller)) }
    controller.loadView()
    if window.stack.isEmpty { window.show(view) } else { window.push(view) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "showBlog" ? { [weak self] in self?.showBlog($0) } : nil
  }

  private func showBlog(_ id: Int) {
    let view = BlogView(runtime)
    show(view, BlogController(context, blog: id, view: view, window: window))
  }

  func back() {
    traced {
      window.pop()
      if let screen = stack.mutate({ $0.screens.popLast() }) { remove(screen.controller) }
    }
  }

  func present(_ notice: Notice) {
    switch notice {
    case .alert(let text): window.enqueue(Alert(text))
    case .toast(let text): window.showToast(text)
    }
  }
}
