import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Scene B, the people suggested: never asks.
final class SuggestedScene: ScreenScene {
  private let context: Context
  private lazy var users = UsersPresenter(
    context, .suggested, failure: Strings.couldNotLoadSuggestions, Strings.suggestedName)

  init(_ context: Context, parent: Scene) {
    self.context = context
    let view = UsersView(parent.runtime, "suggested", cell: UserCell.init)
    super.init(view, parent: parent)
    acting { add(UsersViewController(users, table: view.users)) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.users.toggleFollow(user: $0) } : nil
  }
}
