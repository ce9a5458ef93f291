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

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    super.viewDidLoad()
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.viewModel.toggleFollow(user: $0) } : nil
  }

  private func configure(_ row: RowRequest) { (row.cell as? UserCell)?.show(viewModel.cell(row.id)) }
}

/// A person's row. It does not know in which scene: what a tap means is for the scene to say.
final class UserCell: BlogViews.UserCell, TrackingCell {
  let tracking = Tracking()
  var viewModel: UserCellViewModel?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    follow.onTap = Action("follow", from: follow, to: self) { $0.followTapped() }
  }

  func updateUI() {
    guard let viewModel else { return }
    name.set(viewModel.name)
    follow.title = viewModel.followTitle
    follow.isEnabled = viewModel.isFollowEnabled
  }

  func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
