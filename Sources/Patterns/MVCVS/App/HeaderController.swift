import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page: of the person that the view state says.
final class HeaderController: Controller {
  private let context: Context
  private let view: HeaderView

  init(_ context: Context, view: HeaderView) {
    self.context = context
    self.view = view
    super.init(view.runtime)
  }

  /// The person's number; nil where the screen is gone.
  private var user: Int? {
    if case .profile(let user)? = context.screen?.content { user } else { nil }
  }

  override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    view.onPull = Action("pull", from: view, to: self) { $0.pulled() }
    view.retry.onTap = Action("retry", from: view.retry, to: self) { $0.retryTapped() }
    observe(
      context.store, "user",
      { controller, state in
        controller.user.flatMap { state.document.users[$0] }
      }
    ) { controller, user in
      controller.show(user)
    }
    observe(context.store, "header", { $0.context.feed("header", $1) }) { controller, feed in
      controller.view.state = LoadState(of: feed)
      controller.view.isRefreshing = feed.showsRefresh
    }
  }

  func followTapped() { traced { user.map(context.store.toggleFollow) } }

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  private func load() {
    guard let user, let screen = context.screen else { return }
    context.store.load(FeedID(screen: screen.number, resource: .header(user: user)))
  }

  private func show(_ user: User) {
    view.name.set(user.name)
    view.bio.set(user.bio)
    view.followers.set(Strings.followers(user.shownFollowers))
    view.follow.show(followOf: user)
  }
}
