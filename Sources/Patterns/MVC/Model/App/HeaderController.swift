import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderController: Controller {
  private let context: Context
  private let user: Int
  private let view: HeaderView
  /// What the model holds of the head: that it is loaded, and how far.
  private(set) lazy var list = context.store.openFeed(.header(user: user))

  init(_ context: Context, user: Int, view: HeaderView, window: Window) {
    self.context = context
    self.user = user
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.usersChanged) { controller, ids in
      if ids.contains(controller.user) { controller.userChanged() }
    }
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    observe(context.store.changed(list)) { controller, _ in controller.listChanged() }
    view.onPull = Action("pull", from: view, to: self) { $0.pulled() }
    view.retry.onTap = Action("retry", from: view.retry, to: self) { $0.retryTapped() }
    context.store.load(list)
  }

  override func close() {
    super.close()
    context.store.closeFeed(list)
  }

  func followTapped() { traced { context.store.toggleFollow(user: user) } }

  private func userChanged() {
    guard let user = context.store.user(user) else { return }
    view.name.set(user.name)
    view.bio.set(user.bio)
    view.followers.set(Strings.followers(user.shownFollowers))
    view.follow.show(followOf: user)
  }

  // MARK: The list

  func pulled() { traced { context.store.load(list) } }

  func retryTapped() { traced { context.store.load(list) } }

  /// Shows the person, of whom nobody notified where an earlier screen had loaded the same, and how far the head is.
  private func listChanged() {
    guard let feed = context.store.feed(list) else { return }
    userChanged()
    view.state = LoadState(of: feed)
    view.isRefreshing = feed.showsRefresh
  }
}
