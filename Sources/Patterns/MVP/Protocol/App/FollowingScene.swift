import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Scene A, the people followed: asks before it unfollows.
final class FollowingScene: ScreenScene {
  private let context: Context
  private lazy var users = UsersPresenter(
    context, .following, failure: Strings.couldNotLoadFollowing, Strings.followedName)
  /// Whose unfollowing the person is asked about.
  private lazy var asked = StateCell(of: self, at: "asked", Single<Int?>(nil))

  init(_ context: Context, parent: Scene) {
    self.context = context
    let view = UsersView(parent.runtime, "following", cell: UserCell.init)
    super.init(view, parent: parent)
    acting { add(UsersViewController(users, table: view.users)) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.toggleFollow($0) } : nil
  }

  private func toggleFollow(_ user: Int) {
    guard let question = users.question(beforeToggling: user) else { return users.toggleFollow(user: user) }
    asked.set(Single(user))
    context.alerts.ask(
      question, buttons: [Strings.cancel, Strings.unfollow],
      answer: Action("answer", .block, from: context.alerts, to: self) { $0.answered($1) })
  }

  func answered(_ button: String) {
    traced(button) {
      guard let user = asked.value.value else { return }
      asked.set(Single(nil))
      if button == Strings.unfollow { users.unfollow(user: user) }
    }
  }
}
