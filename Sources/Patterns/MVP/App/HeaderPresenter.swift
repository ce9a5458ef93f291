import BlogDomain
import Runtime

/// The head of a person's page, as its presenter knows it.
protocol HeaderDisplay: ContentDisplay {
  func setHeader(_ header: HeaderText)
  func showFollow(_ title: String, enabled: Bool, followers: String)
}

/// Presents the head of the person's page.
final class HeaderPresenter: FeedPresenter<any HeaderDisplay> {
  private let user: Int
  private var header: HeaderText?

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    self.user = user
    super.init(store, network, .header(user: user))
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  override var content: (any ContentDisplay)? { view }

  func follow() { traced { send(store.beginFollow(user: user, by: self)) } }

  override func take(_ page: Page) { header = store.user(user).map(HeaderText.init) }

  override func showLoaded() {
    if let header { view?.setHeader(header) }
  }

  override func changed(users: [Int]) {
    guard users.contains(user), let header = store.user(user).map(HeaderText.init) else { return }
    let old = self.header
    self.header = header
    guard feed.state == .loaded else { return }
    if header.name != old?.name || header.bio != old?.bio {
      view?.setHeader(header)
    } else if header != old {
      view?.showFollow(header.follow.title, enabled: header.follow.isEnabled, followers: header.followers)
    }
  }
}
