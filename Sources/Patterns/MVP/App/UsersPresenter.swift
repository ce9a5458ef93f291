import BlogDomain
import Runtime

/// Presents a list of people. It does not know which scene it serves: that one says how names are written, and
/// whether to ask before a follow button's tap is meant.
class UsersPresenter: FeedPresenter {
  private let format: NameFormat
  private lazy var cell = StateCell(of: self, at: resource.name, Rows<PersonText>())

  init(_ store: BlogStore, _ network: any Network, _ resource: Resource, _ format: NameFormat) {
    self.format = format
    super.init(store, network, resource)
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  final var users: Rows<PersonText> { cell.value }

  // MARK: What its scene asks; its view did not ask, and is told as of any other change

  final func toggleFollow(user: Int) { traced(user) { send(store.beginFollow(user: user, by: self)) } }

  final func unfollow(user: Int) { traced(user) { send(store.beginUnfollow(user: user, by: self)) } }

  /// What a scene that asks must ask before `toggleFollow`; nil where there is nothing to ask.
  final func question(beforeToggling user: Int) -> String? {
    traced(user) { store.question(beforeToggling: user) }
  }

  // MARK: What its view is told

  final override func take(_ page: Page) {
    cell.mutate { users in
      for id in page.ids { refresh(id, in: &users) }
      users.list(feed.ids)
    }
  }

  final override func changed(users ids: [Int]) {
    for id in ids where users[id] != nil {
      if cell.mutate({ refresh(id, in: &$0) }), let text = users[id] { tell(text, in: id) }
    }
  }

  @discardableResult
  private func refresh(_ id: Int, in users: inout Rows<PersonText>) -> Bool {
    store.user(id).map { users.set(id, PersonText($0, format)) } ?? false
  }

  // MARK: How its view is told, which a variant says

  func tell(_ user: PersonText, in row: Int) {}
}
