import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Makes the window show what the view state says: the stack of screens, the alert, the toast. It alone
/// navigates, and only when it is told a value.
final class RootController: Controller {
  private let store: BlogStore
  private let viewState: ViewStateStore
  private let user: Int
  private let gallery: World.Gallery
  private let window: Window
  private var screens: [Controller] = []
  private var toastTimer: Appointment?

  init(
    _ store: BlogStore, _ viewState: ViewStateStore, user: Int, gallery: World.Gallery, window: Window
  ) {
    self.store = store
    self.viewState = viewState
    self.user = user
    self.gallery = gallery
    self.window = window
    super.init(window.runtime)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    observe(store.noticed) { $0.viewState.tell($1) }
    observe(viewState, "screens", { $0.screens.map(\.content) }) { $0.show($1) }
    observe(viewState, "alerts[0]", { $0.alerts.first }) { $0.show($1) }
    observe(viewState, "toast", { $0.toast }) { $0.show($1) }
  }

  override func close() {
    super.close()
    toastTimer?.cancel()
  }

  // MARK: Actions

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile":
        let feeds = store.open(feeds: [.header(user: user), .blogs(user: user), .drafts(user: user)])
        viewState.open(.profile(user: user, feeds: feeds))
      case "following": viewState.open(.following(feeds: store.open(feeds: [.following])))
      case "suggested": viewState.open(.suggested(feeds: store.open(feeds: [.suggested])))
      case "voices": viewState.open(.voices(feeds: store.openVoices()))
      case "gallery": viewState.open(.gallery(store.open(gallery: gallery)))
      case "categories": viewState.open(.categories(search: store.openSearch()))
      case _: break
      }
    }
  }

  func back() {
    traced {
      switch viewState.back() {
      case .profile(_, let feeds)?, .following(let feeds)?, .suggested(let feeds)?: store.close(feeds: feeds)
      case .voices(let feeds)?: store.close(voices: feeds)
      case .gallery(let gallery)?: store.close(gallery: gallery)
      case .categories(let search)?: store.close(search: search)
      case .blog?, nil: break
      }
    }
  }

  func alertClosed() { traced { viewState.closeAlert() } }

  func unfollowConfirmed(_ user: Int) {
    traced(user) {
      viewState.closeAlert()
      store.unfollow(user: user)
    }
  }

  // MARK: Screens

  /// An action pushes one screen or pops one; a tree that begins with a recorded view state finds several.
  private func show(_ stack: [Screen.Content]) {
    if stack.count < screens.count {
      window.pop()
      remove(screens.removeLast())
    }
    let views = stack.indices.dropFirst(screens.count).map { add(stack[$0], at: $0) }
    if views.isEmpty { return }
    if window.stack.isEmpty { window.show(views) } else { views.forEach(window.push) }
  }

  private func add(_ screen: Screen.Content, at index: Int) -> ScreenView {
    let context = Context(store: store, viewState: viewState, index: index)
    switch screen {
    case .profile(let user, let feeds):
      let view = ProfileView(runtime)
      return load(view, ProfileController(context, user: user, feeds: feeds, view: view))
    case .blog(let blog):
      let view = BlogView(runtime)
      return load(view, BlogController(context, blog: blog, view: view))
    case .following(let feeds):
      return addUsers(context, FeedID(group: feeds, resource: .following), .star, asks: true)
    case .suggested(let feeds):
      return addUsers(context, FeedID(group: feeds, resource: .suggested), .at, asks: false)
    case .voices(let feeds):
      let view = VoicesView(runtime)
      return load(view, VoicesController(context, feeds: feeds, view: view.voices))
    case .gallery(let gallery):
      let view = GalleryView(runtime)
      return load(view, GalleryController(context, gallery: gallery, view: view))
    case .categories(let search):
      let view = CategoriesView(runtime)
      return load(view, CategoriesController(context, search: search, view: view))
    }
  }

  private func addUsers(_ context: Context, _ feed: FeedID, _ format: NameFormat, asks: Bool) -> ScreenView {
    let view = UsersView(runtime, feed.resource.name)
    return load(view, UsersController(context, feed, format, asks: asks, view: view.users))
  }

  private func load(_ view: ScreenView, _ controller: Controller) -> ScreenView {
    view.responder = controller
    add(controller)
    screens.append(controller)
    controller.loadView()
    return view
  }

  // MARK: Alerts and toasts

  private func show(_ dialog: Dialog?) {
    window.dismissAlert()
    if let dialog { window.present(alert(dialog)) }
  }

  private func alert(_ dialog: Dialog) -> Alert {
    let close = Action("close", from: window, to: self) { $0.alertClosed() }
    var buttons = [Alert.Button("OK", close)]
    if let user = dialog.unfollows {
      let unfollow = Action("unfollow", from: window, to: self) { $0.unfollowConfirmed($1) }
      buttons = [Alert.Button("Cancel", close), Alert.Button("Unfollow", unfollow.with(user))]
    }
    return Alert(dialog.title, buttons: buttons)
  }

  private func show(_ toast: Toast?) {
    window.setToast(toast?.text)
    toastTimer?.cancel()
    toastTimer = toast.map { _ in
      runtime.schedule(after: Notice.toastTime, for: self, "toast", settles: false) {
        $0.viewState.closeToast()
      }
    }
  }
}
