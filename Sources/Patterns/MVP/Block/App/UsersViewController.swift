import BlogViews
import HeadlessUI
import Runtime

/// A list of people, those followed or those suggested: it does not know which.
final class UsersViewController: TableViewController<UsersPresenter> {
  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    super.viewDidLoad()
  }

  private func configure(_ row: RowRequest) { (row.cell as? UserCell)?.show(presenter.cell(row.id)) }
}

/// A person's row. It does not know in which scene: what a tap means is for the scene to say.
final class UserCell: BlogViews.UserCell, PresentedCell {
  private var presenter: UserCellPresenter?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    follow.onTap = Action("follow", from: follow, to: self) { $0.followTapped() }
  }

  /// Shows a person in place of the one before.
  func show(_ presenter: UserCellPresenter) {
    self.presenter = presenter
    presenter.nameHandler = Action("name", .block, from: presenter, to: self) { $0.setName($1) }
    presenter.followHandler = Action("follow", .block, from: presenter, to: self) { $0.setFollow($1) }
    presenter.attachView()
  }

  func detach() {
    presenter?.detachView()
    presenter = nil
  }

  func followTapped() { traced { routeEvent("toggleFollow", id) } }

  func setName(_ text: String) { traced(text) { name.set(text) } }

  func setFollow(_ follow: FollowViewData) {
    traced(follow) {
      self.follow.title = follow.title
      self.follow.isEnabled = follow.isEnabled
    }
  }
}
