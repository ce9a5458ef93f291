import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A list of people. What a tap on a follow button means is the scene's to say: the cell sends it up the chain.
final class UsersViewController: TableViewController<PersonText>, UsersDisplay {
  private let presenter: UsersPresenter

  init(_ presenter: UsersPresenter, view: UserTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  override func attachView() { presenter.attachView(self) }

  override func load() { presenter.load() }

  func setUsers(_ users: Rows<PersonText>) { traced(users) { show(users) } }

  func setEmptyUsers() { traced { show(Rows()) } }

  func setUser(_ id: Int, _ user: PersonText) { traced(id, user) { show(user, in: id) } }

  override func show(_ user: PersonText, in cell: Cell) {
    guard let cell = cell as? UserCell else { return }
    if cell.follow.onTap == nil {
      cell.follow.onTap = Action("follow", from: cell.follow, to: cell) { cell in
        cell.routeEvent("toggleFollow", cell.id)
      }
    }
    cell.name.set(user.name)
    cell.follow.show(user.follow.title, enabled: user.follow.isEnabled)
  }
}
