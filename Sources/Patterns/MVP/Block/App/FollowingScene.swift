import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Scene A, the people followed: asks before it unfollows.
final class FollowingScene: ScreenScene {
  private unowned let root: RootScene
  private let presenter: UsersPresenter
  /// Whose unfollowing the person is asked about.
  private lazy var asked = StateCell(of: self, at: "asked", Single<Int?>(nil))

  init(_ context: Context, root: RootScene) {
    self.root = root
    presenter = UsersPresenter(
      context, .following, failure: Strings.couldNotLoadFollowing, format: Strings.followedName)
    let view = UsersView(root.runtime, "following", cell: UserCell.init)
    super.init(view, parent: root)
    presenter.alertHandler = root.alertBlock(of: presenter)
    acting { add(UsersViewController(presenter, table: view.users)) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.toggleFollow($0) } : nil
  }

  private func toggleFollow(_ user: Int) {
    let person = presenter.cell(user)
    guard let question = person.unfollowQuestion() else { return person.follow() }
    asked.set(Single(user))
    root.present(
      question, buttons: [Strings.cancel, Strings.unfollow],
      answer: Action("answer", .block, from: root, to: self) { $0.answered($1) })
  }

  func answered(_ button: String) {
    traced(button) {
      guard let user = asked.value.value else { return }
      asked.set(Single(nil))
      if button == Strings.unfollow { presenter.cell(user).unfollow() }
    }
  }
}
