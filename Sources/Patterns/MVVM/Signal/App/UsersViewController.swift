import BlogViews
import HeadlessUI
import Runtime

/// A list of people, those followed or those suggested: its view model knows which.
final class UsersViewController: TableViewController, ScreenController {
  private let viewModel: UsersViewModel
  private let view: UsersView

  init(_ viewModel: UsersViewModel) {
    self.viewModel = viewModel
    view = UsersView(viewModel.runtime, viewModel.name, cell: UserCell.init)
    super.init(viewModel, table: view.users)
  }

  var screenView: ScreenView { view }

  override func bind(_ cell: Cell, to id: Int) { (cell as? UserCell)?.bind(to: viewModel.row(id)) }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.viewModel.toggleFollow(user: $0) } : nil
  }
}

/// A person's row. It does not know in which scene: what a tap means is for the scene to say.
final class UserCell: BlogViews.UserCell, BoundCell {
  let subscriptions = SubscriptionBag()
  var viewModel: UserCellViewModel?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    follow.onTap = Action("follow", from: follow, to: self) { $0.followTapped() }
  }

  func bindViews(to viewModel: UserCellViewModel) {
    bind(viewModel.name) { $0.name.set($1) }
    bind(viewModel.followTitle) { $0.follow.title = $1 }
    bind(viewModel.isFollowEnabled) { $0.follow.isEnabled = $1 }
  }

  func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
