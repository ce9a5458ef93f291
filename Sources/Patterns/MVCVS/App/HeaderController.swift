import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderController: FeedController {
  private let user: Int
  private let view: HeaderView

  init(_ context: Context, user: Int, feeds: Int, view: HeaderView) {
    self.user = user
    self.view = view
    super.init(context, FeedID(group: feeds, resource: .header(user: user)), content: view)
  }

  override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    let id = user
    observe(context.store, "users[\(id)]", { $0.document.users[id] }) { controller, user in
      if let user { controller.show(HeaderText(user)) }
    }
    super.viewDidLoad()
  }

  func followTapped() { traced { context.store.toggleFollow(user: user) } }

  private func show(_ text: HeaderText) {
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
