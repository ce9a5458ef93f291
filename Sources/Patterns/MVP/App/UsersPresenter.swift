import BlogDomain
import Runtime

/// A list of people, as its presenter knows it.
protocol UsersDisplay: ContentDisplay {
  func setUsers(_ users: Rows<PersonText>)
  func setEmptyUsers()
  func setUser(_ id: Int, _ user: PersonText)
}

/// Presents a list of people. It does not know which scene it serves: that one says how names are written, and
/// whether to ask before a follow button's tap is meant.
final class UsersPresenter: FeedPresenter<any UsersDisplay> {
  private let format: NameFormat
  private var users = Rows<PersonText>()

  init(_ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat) {
    self.format = format
    super.init(store, network, resource)
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  override var content: (any ContentDisplay)? { view }

  // MARK: What its scene asks

  func toggleFollow(user: Int) { traced(user) { send(store.beginFollow(user: user, by: self)) } }

  func unfollow(user: Int) { traced(user) { send(store.beginUnfollow(user: user, by: self)) } }

  /// What a scene that asks must ask before `toggleFollow`; nil where there is nothing to ask.
  func question(beforeToggling user: Int) -> String? { traced(user) { store.question(beforeToggling: user) } }

  // MARK: What its view is told

  override func take(_ page: Page) {
    for id in page.ids { refresh(id) }
    users.list(feed.ids)
  }

  override func showLoaded() { view?.setUsers(users) }

  override func showEmpty() { view?.setEmptyUsers() }

  override func changed(users ids: [Int]) {
    for id in ids where users[id] != nil {
      if refresh(id), let text = users[id] { view?.setUser(id, text) }
    }
  }

  @discardableResult
  private func refresh(_ id: Int) -> Bool {
    store.user(id).map { users.set(id, PersonText($0, format)) } ?? false
  }
}
