import BlogDomain
import HeadlessUI

/// The head of a person's page: it depends on the person, and on how far the head is loaded.
struct HeaderView: LazyView {
  let screen: Int
  let feed: Feed
  let user: User?

  func view() -> VirtualView<BlogMessage> {
    let id = ListID(screen: screen, resource: feed.resource)
    return .content(
      BlogProgram.content(feed, id, errorText: Strings.couldNotLoadProfile), axis: .horizontal,
      user.map(person) ?? [])
  }

  private func person(_ user: User) -> [VirtualView<BlogMessage>] {
    [
      .label(".name", user.name),
      .label(".bio", user.bio),
      .label(".followers", Strings.followers(user.shownFollowers)),
      FollowButton.view(of: user, .followTapped(user.id)),
    ]
  }
}

/// A button that follows or unfollows somebody: it takes no tap while that is out.
enum FollowButton {
  static func view(of user: User, _ message: BlogMessage) -> VirtualView<BlogMessage> {
    .button(
      ".follow", title: user.isFollowed ? Strings.following : Strings.follow, isEnabled: user.pending == nil,
      message)
  }
}
