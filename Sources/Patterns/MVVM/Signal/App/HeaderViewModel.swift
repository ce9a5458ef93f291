import BlogDomain
import Runtime

/// The head of the person's page.
final class HeaderViewModel: FeedViewModel {
  private(set) lazy var name = user.map(\.name).distinct("name")
  private(set) lazy var bio = user.map(\.bio).distinct("bio")
  private(set) lazy var followers = user.map { Strings.followers($0.shownFollowers) }.distinct("followers")
  private(set) lazy var followTitle = user.map { $0.isFollowed ? Strings.following : Strings.follow }
    .distinct("followTitle")
  private(set) lazy var isFollowEnabled = user.map { $0.pending == nil }.distinct("isFollowEnabled")

  private lazy var user = observe(store.user(id))
  private let id: Int

  init(_ store: BlogStore, user: Int) {
    id = user
    super.init(store, .header(user: user), failure: Strings.couldNotLoadProfile)
  }

  func toggleFollow() { traced { store.toggleFollow(user: id) } }
}
