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
    /// What is said where it could not be loaded again.
    let failure: String

    static var following: Scene {
      Scene(
        resource: .following, format: Strings.followedName, asks: true,
        failure: Strings.couldNotLoadFollowing)
    }

    static var suggested: Scene {
      Scene(
        resource: .suggested, format: Strings.suggestedName, asks: false,
        failure: Strings.couldNotLoadSuggestions)
    }
  }

  private let context: Context
  private let scene: Scene
  private let table: TableView
  private lazy var list = StateCell(of: self, at: scene.resource.name, ListState(scene.resource))

  init(_ context: Context, _ scene: Scene, view: UsersView, window: Window) {
    self.context = context
    self.scene = scene
    table = view.users
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.usersChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    load()
  }

  override func close() {
    super.close()
    list.mutate { $0.cancel() }
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
    guard let user = context.store.user(id), user.isFollowed else { return send(.follow(id)) }
    guard scene.asks else { return send(.unfollow(id)) }
    let unfollow = Action("unfollow", .block, from: window, to: self) { $0.unfollow($1) }
    present(
      Alert(
        Strings.stopFollowing(user.name),
        buttons: [Alert.Button(Strings.cancel), Alert.Button(Strings.unfollow, unfollow.with(id))]))
  }

  func unfollow(_ user: Int) { traced(user) { send(.unfollow(user)) } }

  private func send(_ write: Write) {
    guard let request = context.store.begin(write) else { return }
    let abandoned = context.abandoned
    let task = dataTask(request, on: context.api) {
      $0.receive($1, for: write)
    } ifGone: {
      abandoned((write, $0))
    }
    task.resume()
  }

  private func receive(_ response: Response, for write: Write) {
    if context.store.finish(write, with: response) { return }
    if case .unfollow = write {
      present(Alert(failure: Strings.couldNotUnfollow))
    } else {
      present(Alert(failure: Strings.couldNotFollow))
    }
  }

  // MARK: Loading

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  private func load() {
    let stamp = context.store.beginRead()
    let task = list.mutate { list in
      let read = list.feed.load(stamp: stamp)
      list.cancel()
      let task = dataTask(read.request, on: context.api) { $0.receive($1, for: read) }
      list.task = task
      return task
    }
    listChanged()
    task.resume()
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, for read: Read) {
    guard list.value.feed.accepts(read) else { return }
    let page = context.store.merge(response, for: read)
    list.mutate { list in
      list.task = nil
      list.feed.take(page, for: read)
    }
    listChanged()
    if page == nil, list.value.loadState == .loaded { present(Alert(failure: scene.failure)) }
  }

  private func listChanged() {
    let list = list.value
    table.setRows(list.feed.ids)
    table.state = list.loadState
    table.isRefreshing = list.isRefreshing
  }
}

extension UserCell {
  /// Goes up the responder chain: the cell does not know in which list it stands.
  fileprivate func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
