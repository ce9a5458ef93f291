import BlogViews
import HeadlessUI
import Runtime

/// A list of people. What a tap on a follow button means is the scene's to say: the cell sends it up the chain.
final class UsersViewController: Participant, TableViewController, UsersDisplay {
  let presenter: UsersPresenter
  let table: TableView

  init(_ presenter: UsersPresenter, table: UserTable) {
    self.presenter = presenter
    self.table = table
    super.init(table.runtime, .view)
  }

  func viewDidLoad() {
    connectTable()
    attachView()
    presenter.load()
  }

  func attachView() {
    table.reconfigureVisible()
    presenter.attachView(self)
  }

  func configure(_ cell: Cell, _ id: Int) { (cell as? UserCell)?.show(presenter.row(id)) }

  func setUsers(_ ids: [Int]) { traced(ids) { show(ids) } }

  func setEmptyUsers() { traced { show([]) } }
}

/// A person's row. It does not know in which list it stands: a tap goes up the responder chain.
final class UserCell: BlogViews.UserCell, PresentedCell, UserCellDisplay {
  var presenter: UserCellPresenter?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    follow.onTap = Action("follow", from: follow, to: self) { $0.followTapped() }
  }

  func attachView() { presenter?.attachView(self) }

  func followTapped() { traced { routeEvent("toggleFollow", id) } }

  func setName(_ name: String) { traced(name) { self.name.set(name) } }

  func showFollow(_ title: String, enabled: Bool) {
    traced(title, enabled) { follow.show(title, enabled: enabled) }
  }
}
