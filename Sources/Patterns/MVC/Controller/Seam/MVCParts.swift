import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The controllers as a test would have to make them: each with its views, and a window.
struct MVCParts {
  private let store: BlogStore
  private let service: Service
  private let user: Int
  private let mode: World.Gallery

  init(_ store: BlogStore, _ service: Service, user: Int, _ mode: World.Gallery) {
    self.store = store
    self.service = service
    self.user = user
    self.mode = mode
  }

  /// The controller that says what a path shows.
  func part(saying path: String) -> NeedsViews {
    switch path.prefix(while: { $0.isLetter }) {
    case "header": header()
    case "blogs": table { BlogsController(context, user: user, view: $0.blogs, window: $1) }
    case "drafts": table { DraftsController(context, user: user, view: $0.drafts, window: $1) }
    case "hud": profile()
    case "blog": NeedsViews(BlogController(context, blog: 1, view: BlogView(runtime), window: window))
    case "following": users("following")
    case "suggested": users("suggested")
    case "voices": NeedsViews(VoicesController(context, view: VoicesView(runtime), window: window))
    case "gallery": NeedsViews(GalleryController(context, mode, view: GalleryView(runtime), window: window))
    case "categories":
      NeedsViews(CategoriesController(context, view: CategoriesView(runtime), window: window))
    case _: root()
    }
  }

  func root() -> NeedsViews {
    NeedsViews(RootController(store, service, user: user, gallery: mode, window: window))
  }

  func header() -> NeedsViews {
    NeedsViews(HeaderController(context, user: user, view: HeaderView(runtime), window: window))
  }

  func profile() -> NeedsViews {
    NeedsViews(ProfileController(context, user: user, view: ProfileView(runtime), window: window))
  }

  func users(_ name: String) -> NeedsViews {
    let scene = name == "following" ? UsersController.Scene.following : .suggested
    return NeedsViews(
      UsersController(context, scene, view: UsersView(runtime, name), window: window))
  }

  private var runtime: Runtime { service.runtime }

  /// What the controllers are given; no write is left, so nobody completes one.
  private var context: Context {
    let abandoned = Action<(write: Write, response: Response)>("abandoned", .block, from: service, to: store)
    {
      _, _ in
    }
    return Context(store: store, api: service, abandoned: abandoned)
  }

  private var window: Window { Window(runtime) }

  /// A table of the page comes with the page.
  private func table(_ make: (ProfileView, Window) -> Controller) -> NeedsViews {
    NeedsViews(make(ProfileView(runtime), window))
  }
}
