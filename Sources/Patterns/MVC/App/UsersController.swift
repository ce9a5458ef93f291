import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersController: TableController {
  private let format: NameFormat
  private let asks: Bool

  init(
    _ context: Context, _ resource: Resource, _ format: NameFormat, asks: Bool, view: UsersView,
    window: Window
  ) {
    self.format = format
    self.asks = asks
    super.init(context, resource, table: view.users, window: window)
  }

  override func viewDidLoad() {
    observe(store.usersChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? UserCell, let user = store.user(id) else { return }
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
    guard asks, let question = store.question(beforeToggling: user) else {
      return network.toggleFollow(user: user, for: self)
    }
    let unfollow = Action("unfollow", .block, from: window, to: self) { $0.unfollow($1) }
    window.enqueue(
      Alert(question, buttons: [Alert.Button("Cancel"), Alert.Button("Unfollow", unfollow.with(user))]))
  }

  func unfollow(_ user: Int) { traced(user) { network.unfollow(user: user, for: self) } }
}

extension UserCell {
  /// Goes up the responder chain: the cell does not know in which list it stands.
  fileprivate func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
