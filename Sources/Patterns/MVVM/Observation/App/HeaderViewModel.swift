import BlogDomain
import Runtime

/// The head of the person's page.
final class HeaderViewModel: FeedViewModel {
  private let id: Int

  init(_ context: Context, user: Int) {
    id = user
    super.init(context, .header(user: user), failure: Strings.couldNotLoadProfile)
  }

  private var user: User? { acting { context.store[user: id] } }

  var name: String { user?.name ?? "" }

  var bio: String { user?.bio ?? "" }

  var followers: String { user.map { Strings.followers($0.shownFollowers) } ?? "" }

  var followTitle: String { user.map { $0.isFollowed ? Strings.following : Strings.follow } ?? "" }

  var isFollowEnabled: Bool { user.map { $0.pending == nil } ?? false }

  func toggleFollow() {
    traced {
      guard let user else { return }
      context.send(user.isFollowed ? .unfollow(id) : .follow(id), for: self)
    }
  }
}
