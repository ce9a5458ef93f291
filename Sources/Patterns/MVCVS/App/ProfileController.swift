import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's page. Its parts have controllers of their own; what is left is the HUD that spans them.
final class ProfileController: Controller {
  private let context: Context
  private let feeds: Int
  private let view: ProfileView

  init(_ context: Context, user: Int, feeds: Int, view: ProfileView) {
    self.context = context
    self.feeds = feeds
    self.view = view
    super.init(view.runtime)
    add(HeaderController(context, user: user, feeds: feeds, view: view.header))
    add(BlogsController(context, user: user, feeds: feeds, view: view.blogs))
    add(DraftsController(context, user: user, feeds: feeds, view: view.drafts))
  }

  override func viewDidLoad() {
    let feeds = feeds
    observe(context.store, "feeds[\(feeds)].isLoading", { Profile.isLoading($0.feeds(feeds).map(\.state)) }) {
      $0.view.hud.isOn = $1
    }
    super.viewDidLoad()
  }
}
