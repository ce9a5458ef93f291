import BlogDomain
import Runtime

/// Presents the head of the person's page.
class HeaderPresenter: FeedPresenter {
  private let user: Int
  private lazy var text = StateCell(of: self, at: "header.text", Single<HeaderText?>(nil))

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    self.user = user
    super.init(store, network, .header(user: user))
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  final var header: HeaderText? { text.value.value }

  /// Begins what a tap on the follow button means.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that.
  final func sendFollow(then answered: (() -> Void)? = nil) {
    send(store.beginFollow(user: user, by: self), then: answered)
  }

  final override func take(_ page: Page) { refresh() }

  final override func changed(users: [Int]) {
    guard users.contains(user) else { return }
    let old = header
    guard let header = refresh(), feed.state == .loaded else { return }
    if !areSame(header.name, old?.name) || !areSame(header.bio, old?.bio) {
      tell(header)
    } else if header != old {
      tellFollow(header)
    }
  }

  /// Makes view data of what the store knows now.
  @discardableResult
  final func refresh() -> HeaderText? {
    if let header = store.user(user).map(HeaderText.init) { text.set(Single(header)) }
    return header
  }

  // MARK: How its view is told, which a variant says

  func tell(_ header: HeaderText) {}

  /// Only the follow button and the count are other than they were.
  func tellFollow(_ header: HeaderText) {}
}
