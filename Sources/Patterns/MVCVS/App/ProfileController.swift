import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's page. Its parts have controllers of their own; what is left is the HUD that spans them.
final class ProfileController: Controller {
  private let context: Context
  private let view: ProfileView

  init(_ context: Context, view: ProfileView) {
    self.context = context
    self.view = view
    super.init(view.runtime)
    add(HeaderController(context, view: view.header))
    add(BlogsController(context, table: view.blogs))
    add(DraftsController(context, table: view.drafts))
  }

  override func viewDidLoad() {
    observe(
      context.store, "isLoading",
      { controller, state in
        controller.context.screen.map { screen in
          state.feeds(of: screen.number).contains { LoadState(of: $0) == .loading }
        }
      }
    ) { controller, isLoading in controller.view.hud.isOn = isLoading }
    super.viewDidLoad()
  }
}
