import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A list of people. What a tap on a follow button means is the scene's to say: the cell sends it up the chain.
class UsersViewController<Own: UsersPresenter & Detachable>: TableViewController {
  final let presenter: Own

  init(_ presenter: Own, view: UserTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  final func show(_ user: PersonText, in cell: Cell) {
    guard let cell = cell as? UserCell else { return }
    if cell.follow.onTap == nil {
      cell.follow.onTap = Action("follow", from: cell.follow, to: cell) { $0.followTapped() }
    }
    cell.name.set(user.name)
    cell.follow.show(user.follow.title, enabled: user.follow.isEnabled)
  }
}

extension UserCell {
  /// Goes up the responder chain: the cell does not know in which list it stands.
  fileprivate func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
