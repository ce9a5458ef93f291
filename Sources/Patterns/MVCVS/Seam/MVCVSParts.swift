import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The controllers as a test would have to make them: each with its views.
struct MVCVSParts {
  private let context: Context
  private let runtime: Runtime
  private let user: Int
  private let mode: World.Gallery

  init(_ context: Context, user: Int, _ mode: World.Gallery) {
    self.context = context
    runtime = context.store.runtime
    self.user = user
    self.mode = mode
  }

  /// The controller that says what a path shows.
  func controller(saying path: String) -> NeedsViews {
    switch path.prefix(while: { $0.isLetter }) {
    case "header": NeedsViews(HeaderController(context, view: HeaderView(runtime)))
    case "blogs": NeedsViews(BlogsController(context, table: ProfileView(runtime).blogs))
    case "hud", "drafts": NeedsViews(ProfileController(context, view: ProfileView(runtime)))
    case "blog": NeedsViews(BlogController(context, view: BlogView(runtime)))
    case "following": users("following", .following)
    case "suggested": users("suggested", .suggested)
    case "voices": NeedsViews(VoicesController(context, table: VoicesView(runtime).voices))
    case "gallery": NeedsViews(GalleryController(context, view: GalleryView(runtime)))
    case "categories": NeedsViews(CategoriesController(context, view: CategoriesView(runtime)))
    case _:
      NeedsViews(
        RootController(context.store, context.viewState, user: user, gallery: mode, window: Window(runtime)))
    }
  }

  private func users(_ name: String, _ scene: UsersController.Scene) -> NeedsViews {
    NeedsViews(UsersController(context, scene, table: UsersView(runtime, name).users))
  }
}
