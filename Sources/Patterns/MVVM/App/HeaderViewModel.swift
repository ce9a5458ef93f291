import BlogDomain
import Runtime

/// The head of the person's page.
final class HeaderViewModel: FeedViewModel {
  private(set) lazy var name = property("name", "")
  private(set) lazy var bio = property("bio", "")
  private(set) lazy var followers = property("followers", "")
  private(set) lazy var followTitle = property("followTitle", "")
  private(set) lazy var isFollowEnabled = property("isFollowEnabled", false)

  private let user: Int

  init(_ store: BlogStore, user: Int) {
    self.user = user
    super.init(store, .header(user: user))
    observe(store.user[user]) { viewModel, _ in viewModel.userChanged() }
    userChanged()
  }

  func toggleFollow() { traced { store.toggleFollow(user: user) } }

  private func userChanged() {
    guard let text = store.user(user).map(HeaderText.init) else { return }
    followTitle.set(text.follow.title)
    isFollowEnabled.set(text.follow.isEnabled)
    followers.set(text.followers)
    name.set(text.name)
    bio.set(text.bio)
  }
}
