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
  /// The screens that there are controllers for.
  private var screens: [(identity: Screen.Identity, controller: Controller)] = []
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
    observe(store.ended) { $0.receive($1) }
    observe(viewState, "stack", { $1.stack.map(\.identity) }) { $0.show($1, $2) }
    observe(viewState, "alert", { .some($1.alert) }) { $0.show($1) }
    observe(viewState, "toast", { .some($1.toast) }) { $0.show($1) }
    add(PlayerController(store, viewState))
  }

  // MARK: Navigation

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile":
        open(.profile(user: user), [.header(user: user), .blogs(user: user), .drafts(user: user)])
      case "following": open(.following, [.following])
      case "suggested": open(.suggested, [.suggested])
      case "voices": open(.voices, [.voices])
      case "gallery": open(.gallery, [.images, .articles(chained: gallery == .chained)])
      case "categories": open(.categories, [])
      case _: break
      }
    }
  }

  private func open(_ screen: Screen.Content, _ resources: [Resource]) {
    store.open(resources, for: viewState.value.nextNumber)
    viewState.open(screen)
  }

  func back() {
    traced {
      guard let screen = viewState.back() else { return }
      store.close(screen.number)
      if case .voices = screen.content { viewState.stopVoices() }
    }
  }

  /// An action pushes one screen or pops one; a state that was loaded may have any other stack.
  private func show(_ stack: [Screen.Identity], _ action: ViewStateAction?) {
    let kept = zip(stack, screens).prefix { $0 == $1.identity }.count
    if kept == stack.count, kept == screens.count { return }
    while screens.count > kept { remove(screens.removeLast().controller) }
    let views = stack.indices.dropFirst(kept).map { load(stack[$0], at: $0) }
    switch action {
    case .left?: window.pop()
    case .opened? where !window.stack.isEmpty: views.forEach(window.push)
    case _: window.show(window.stack.prefix(kept) + views)
    }
  }

  private func load(_ screen: Screen.Identity, at place: Int) -> ScreenView {
    let (view, controller) = make(screen.name, Context(store: store, viewState: viewState, place: place))
    view.responder = controller
    view.onAttach = Action("attach", .delegate, from: view, to: self) {
      $0.viewState.alreadyAttached($1, at: place)
    }
    add(controller)
    screens.append((screen, controller))
    controller.loadView()
    return view
  }

  private func make(_ screen: String, _ context: Context) -> (ScreenView, Controller) {
    switch screen {
    case "profile":
      let view = ProfileView(runtime)
      return (view, ProfileController(context, view: view))
    case "blog":
      let view = BlogView(runtime)
      return (view, BlogController(context, view: view))
    case "voices":
      let view = VoicesView(runtime)
      return (view, VoicesController(context, table: view.voices))
    case "gallery":
      let view = GalleryView(runtime)
      return (view, GalleryController(context, view: view))
    case "categories":
      let view = CategoriesView(runtime)
      return (view, CategoriesController(context, view: view))
    case let name:
      let view = UsersView(runtime, name)
      let scene = name == "following" ? UsersController.Scene.following : .suggested
      return (view, UsersController(context, scene, table: view.users))
    }
  }

  // MARK: What the person is told

  /// Something ended: the person is told where that shows nowhere else.
  private func receive(_ ending: Ending) {
    switch ending {
    case .notLoaded(_, isEmpty: true): break  // the list says so
    case .notLoaded(let resource, isEmpty: false): viewState.tell(failure: Self.failure(of: resource))
    case .noMoreLoaded: viewState.tell(failure: Strings.couldNotLoadMore)
    case .notSearched: viewState.tell(failure: Strings.couldNotSearch)
    case .notDone(.follow): viewState.tell(failure: Strings.couldNotFollow)
    case .notDone(.unfollow): viewState.tell(failure: Strings.couldNotUnfollow)
    case .notDone(.like): viewState.tell(failure: Strings.couldNotLike)
    case .notDone(.share): viewState.tell(failure: Strings.couldNotShare)
    case .shared: viewState.show(toast: Strings.shared)
    }
  }

  private static func failure(of resource: Resource) -> String {
    switch resource {
    case .header: Strings.couldNotLoadProfile
    case .blogs: Strings.couldNotLoadBlogs
    case .drafts: Strings.couldNotLoadDrafts
    case .following: Strings.couldNotLoadFollowing
    case .suggested: Strings.couldNotLoadSuggestions
    case .voices: Strings.couldNotLoadVoices
    case .images: Strings.couldNotLoadImages
    case .articles: Strings.couldNotLoadArticles
    }
  }

  // MARK: Alerts and toasts

  func alertClosed() { traced { viewState.closeAlert() } }

  func unfollowConfirmed(_ user: Int) {
    traced(user) {
      viewState.closeAlert()
      store.unfollow(user: user)
    }
  }

  private func show(_ dialog: Dialog?) {
    window.dismissAlert()
    if let dialog { window.present(alert(dialog)) }
  }

  private func alert(_ dialog: Dialog) -> Alert {
    let close = Action("close", from: window, to: self) { $0.alertClosed() }
    switch dialog.content {
    case .failure(let text):
      return Alert(text, buttons: [.init(Strings.ok, close)])
    case .unfollow(let user, let name):
      let unfollow = Action("unfollow", from: window, to: self) { $0.unfollowConfirmed($1) }
      return Alert(
        Strings.stopFollowing(name),
        buttons: [.init(Strings.cancel, close), .init(Strings.unfollow, unfollow.with(user))])
    }
  }

  private func show(_ toast: Toast?) {
    window.setToast(toast?.text)
    toastTimer?.cancel()
    toastTimer = toast.map { toast in
      runtime.schedule(after: toast.end - runtime.now, for: self, "toast", settles: false) {
        $0.viewState.closeToast()
      }
    }
  }

  override func close() {
    super.close()
    toastTimer?.cancel()
  }
}
