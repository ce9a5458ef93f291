import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Owns the stack of screens: makes their controllers, pushes and pops. Presents alerts, one at a time, and toasts; and
/// completes what controllers began that are gone.
final class RootController: Controller {
  private lazy var context = Context(store: store, api: api, abandoned: abandoned)
  private let store: BlogStore
  private let api: Service
  private let user: Int
  private let gallery: World.Gallery
  private lazy var stack = StateCell(of: self, at: "stack", ScreenStack())
  private lazy var alerts = StateCell(of: self, at: "alerts", AlertQueue())

  init(_ store: BlogStore, _ api: Service, user: Int, gallery: World.Gallery, window: Window) {
    self.store = store
    self.api = api
    self.user = user
    self.gallery = gallery
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
  }

  // MARK: Screens

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile":
        let view = ProfileView(runtime)
        show(view, ProfileController(context, user: user, view: view, window: window))
      case "following": showUsers(.following)
      case "suggested": showUsers(.suggested)
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

  private func showUsers(_ scene: UsersController.Scene) {
    let view = UsersView(runtime, scene.resource.name)
    show(view, UsersController(context, scene, view: view, window: window))
  }

  private func show(_ view: ScreenView, _ controller: Controller) {
    add(controller, for: view)
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

  // MARK: What the person is told

  override func present(_ alert: Alert) {
    traced(alert.title) {
      let isFree = alerts.value.first == nil
      alerts.mutate { $0.append(alert) }
      if isFree { show(alert) }
    }
  }

  /// Shows an alert, each of whose buttons closes it.
  private func show(_ alert: Alert) {
    let closed = Action("alertClosed", .block, from: window, to: self) { $0.alertClosed(by: $1) }
    let buttons = alert.buttons.enumerated().map { Alert.Button($1.title, closed.with($0)) }
    window.present(Alert(alert.title, buttons: buttons))
  }

  /// The alert that was up is closed, so the next may be shown.
  func alertClosed(by button: Int) {
    traced(button) {
      guard let closed = alerts.mutate({ $0.removeFirst() }) else { return }
      if let next = alerts.value.first { show(next) }
      closed.buttons[button].onTap?()
    }
  }

  override func showToast(_ text: String) { traced(text) { window.showToast(text) } }

  // MARK: Writes that were left

  private var abandoned: Action<(write: Write, response: Response)> {
    Action("abandoned", .block, from: api, to: self) { $0.complete($1.write, with: $1.response) }
  }

  /// Completes a write whose controller is gone: tells the model, and the person what came of it.
  func complete(_ write: Write, with response: Response) {
    traced(write.request.route) {
      let isDone = store.finish(write, with: response)
      switch (write, isDone) {
      case (.share, true): showToast(Strings.shared)
      case (.follow, true), (.unfollow, true), (.like, true): break
      case (.follow, false): present(Alert(failure: Strings.couldNotFollow))
      case (.unfollow, false): present(Alert(failure: Strings.couldNotUnfollow))
      case (.like, false): present(Alert(failure: Strings.couldNotLike))
      case (.share, false): present(Alert(failure: Strings.couldNotShare))
      }
    }
  }
}
