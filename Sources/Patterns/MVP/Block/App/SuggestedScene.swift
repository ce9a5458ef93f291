import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// Scene B, the people suggested: never asks.
final class SuggestedScene: ScreenScene {
  private let presenter: UsersPresenter

  init(_ context: Context, root: RootScene) {
    presenter = UsersPresenter(
      context, .suggested, failure: Strings.couldNotLoadSuggestions, format: Strings.suggestedName)
    let view = UsersView(root.runtime, "suggested", cell: UserCell.init)
    super.init(view, parent: root)
    presenter.alertHandler = root.alertBlock(of: presenter)
    acting { add(UsersViewController(presenter, table: view.users)) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.presenter.cell($0).follow() } : nil
  }
}
