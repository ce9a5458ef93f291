import BlogDomain
import Runtime

/// The head of the person's page.
final class HeaderViewModel: FeedViewModel {
  @Dynamic private(set) var name = ""
  @Dynamic private(set) var bio = ""
  @Dynamic private(set) var followers = ""
  @Dynamic private(set) var followTitle = ""
  @Dynamic private(set) var isFollowEnabled = false

  private let user: Int

  init(_ context: Context, user: Int) {
    self.user = user
    super.init(context, .header(user: user), failure: Strings.couldNotLoadProfile)
    keep(context.store.user[user].add(self) { viewModel, _ in viewModel.userChanged() })
    acting { userChanged() }
  }

  func toggleFollow() {
    traced {
      guard let user = context.store.user(user) else { return }
      context.send(user.isFollowed ? .unfollow(user.id) : .follow(user.id), for: self)
    }
  }

  private func userChanged() {
    guard let user = context.store.user(user) else { return }
    followTitle = user.isFollowed ? Strings.following : Strings.follow
    isFollowEnabled = user.pending == nil
    followers = Strings.followers(user.shownFollowers)
    name = user.name
    bio = user.bio
  }
}
