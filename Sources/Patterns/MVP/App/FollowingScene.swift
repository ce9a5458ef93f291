import BlogDomain
import HeadlessUI
import Runtime

/// Scene A, the people followed: asks before it unfollows.
final class FollowingScene: UsersScene {
  init(_ root: RootScene) { super.init(root, .following, .star) }

  override func toggleFollow(_ user: Int) {
    guard let question = presenter.question(beforeToggling: user) else { return super.toggleFollow(user) }
    let unfollow = Action("unfollow", .block, from: window, to: self) { $0.unfollow($1) }
    window.enqueue(
      Alert(question, buttons: [Alert.Button("Cancel"), Alert.Button("Unfollow", unfollow.with(user))]))
  }

  func unfollow(_ user: Int) { traced(user) { presenter.unfollow(user: user) } }
}
