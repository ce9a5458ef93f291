import BlogDomain
import Runtime

/// The head of the person's page.
final class HeaderViewModel: FeedViewModel {
  private(set) lazy var name = property("name", text?.name ?? "")
  private(set) lazy var bio = property("bio", text?.bio ?? "")
  private(set) lazy var followers = property("followers", text?.followers ?? "")
  private(set) lazy var followTitle = property("followTitle", text?.follow.title ?? "")
  private(set) lazy var isFollowEnabled = property("isFollowEnabled", text?.follow.isEnabled ?? false)

  private let user: Int

  init(_ context: Context, user: Int) {
    self.user = user
    super.init(context, .header(user: user))
    observe(store.user[user]) { viewModel, _ in viewModel.userChanged() }
  }

  private var text: HeaderText? { acting { store.user(user).map(HeaderText.init) } }

  func toggleFollow() { traced { store.toggleFollow(user: user) } }

  private func userChanged() {
    guard let text else { return }
    followTitle.set(text.follow.title)
    isFollowEnabled.set(text.follow.isEnabled)
    followers.set(text.followers)
    name.set(text.name)
    bio.set(text.bio)
  }
}
