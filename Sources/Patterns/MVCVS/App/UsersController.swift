import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersController: ListController {
  /// What tells one list of people from the other.
  struct Scene {
    /// Writes a name.
    let format: (String) -> String
    /// Whether it asks before it unfollows.
    let asks: Bool

    static var following: Scene { Scene(format: Strings.followedName, asks: true) }

    static var suggested: Scene { Scene(format: Strings.suggestedName, asks: false) }
  }

  private let scene: Scene

  init(_ context: Context, _ scene: Scene, table: UserTable) {
    self.scene = scene
    super.init(context, table: table)
  }

  override func viewDidLoad() {
    observe(context.store, "users", { $1.document.users }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? UserCell, let user = context.store.value.document.users[id] else { return }
    if cell.follow.onTap == nil {
      cell.follow.onTap = Action("follow", from: cell.follow, to: cell) { $0.followTapped() }
    }
    cell.name.set(scene.format(user.name))
    cell.follow.show(followOf: user)
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.toggleFollow($0) } : nil
  }

  private func toggleFollow(_ id: Int) {
    if scene.asks, let user = context.store.value.document.users[id], user.isFollowed {
      context.viewState.askUnfollow(user: id, name: user.name)
    } else {
      context.store.toggleFollow(user: id)
    }
  }
}

extension UserCell {
  /// Goes up the responder chain: the cell does not know in which list it stands.
  fileprivate func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
