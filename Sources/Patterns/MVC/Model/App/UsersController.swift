import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersController: Controller {
  /// What tells one list of people from the other.
  struct Scene {
    let resource: Resource
    /// Writes a name.
    let format: (String) -> String
    /// Whether it asks before it unfollows.
    let asks: Bool

    static var following: Scene {
      Scene(resource: .following, format: Strings.followedName, asks: true)
    }

    static var suggested: Scene {
      Scene(resource: .suggested, format: Strings.suggestedName, asks: false)
    }
  }

  private let context: Context
  private let scene: Scene
  private let table: TableView
  private lazy var list = context.store.openFeed(scene.resource)

  init(_ context: Context, _ scene: Scene, view: UsersView, window: Window) {
    self.context = context
    self.scene = scene
    table = view.users
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.usersChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    observe(context.store.changed(list)) { controller, _ in controller.listChanged() }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    context.store.load(list)
  }

  override func close() {
    super.close()
    context.store.closeFeed(list)
  }

  // MARK: A row

  private func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? UserCell, let user = context.store.user(id) else { return }
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
    guard scene.asks, let user = context.store.user(id), user.isFollowed else {
      return context.store.toggleFollow(user: id)
    }
    let unfollow = Action("unfollow", .block, from: window, to: self) { $0.unfollow($1) }
    present(
      Alert(
        Strings.stopFollowing(user.name),
        buttons: [Alert.Button(Strings.cancel), Alert.Button(Strings.unfollow, unfollow.with(id))]))
  }

  func unfollow(_ user: Int) { traced(user) { context.store.unfollow(user: user) } }

  // MARK: The list

  func pulled() { traced { context.store.load(list) } }

  func retryTapped() { traced { context.store.load(list) } }

  private func listChanged() {
    guard let feed = context.store.feed(list) else { return }
    table.setRows(feed.ids)
    table.state = LoadState(of: feed)
    table.isRefreshing = feed.showsRefresh
  }
}

extension UserCell {
  /// Goes up the responder chain: the cell does not know in which list it stands.
  fileprivate func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
