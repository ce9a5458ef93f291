import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderController: FeedController {
  private let user: Int
  private let view: HeaderView

  init(_ context: Context, user: Int, view: HeaderView, window: Window) {
    self.user = user
    self.view = view
    super.init(context, .header(user: user), content: view, window: window)
  }

  override func viewDidLoad() {
    observe(store.usersChanged) { controller, ids in
      if ids.contains(controller.user) { controller.userChanged() }
    }
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    super.viewDidLoad()
  }

  func followTapped() { traced { network.toggleFollow(user: user, for: self) } }

  /// Shows the person, of whom nobody notified where an earlier screen had loaded the same.
  override func show(_ feed: Feed) { userChanged() }

  private func userChanged() {
    guard let user = store.user(user) else { return }
    let text = HeaderText(user)
    view.name.set(text.name)
    view.bio.set(text.bio)
    view.followers.set(text.followers)
    view.follow.show(text.follow)
  }
}

extension Button {
  /// Shows a button's title and whether it takes a tap.
  func show(_ text: ButtonText) {
    title = text.title
    isEnabled = text.isEnabled
  }
}
