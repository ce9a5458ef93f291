import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersController: TableController {
  private let format: NameFormat
  private let asks: Bool

  init(_ context: Context, _ feed: FeedID, _ format: NameFormat, asks: Bool, view: UserTable) {
    self.format = format
    self.asks = asks
    super.init(context, feed, table: view)
  }

  override func viewDidLoad() {
    observe(context.store, "users", { $0.document.users }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? UserCell, let user = context.store.value.document.users[id] else { return }
    if cell.follow.onTap == nil {
      cell.follow.onTap = Action("follow", from: cell.follow, to: cell) { $0.followTapped() }
    }
    let text = PersonText(user, format)
    cell.name.set(text.name)
    cell.follow.show(text.follow)
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.toggleFollow($0) } : nil
  }

  private func toggleFollow(_ user: Int) {
    if asks, let question = context.store.value.document.question(beforeToggling: user) {
      context.viewState.askUnfollow(user: user, question: question)
    } else {
      context.store.toggleFollow(user: user)
    }
  }
}

extension UserCell {
  /// Goes up the responder chain: the cell does not know in which list it stands.
  fileprivate func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
