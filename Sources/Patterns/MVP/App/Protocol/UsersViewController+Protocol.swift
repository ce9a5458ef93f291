import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class UsersViewController: MVP.UsersViewController<UsersPresenter>, UsersDisplay, RowsHolder {
    private(set) lazy var cell = StateCell(of: self, at: table.element, Rows<PersonText>())
    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }

    func setUsers(_ users: Rows<PersonText>) { traced(users) { show(users) } }

    func setEmptyUsers() { traced { show(Rows()) } }

    func setUser(_ id: Int, _ user: PersonText) { traced(id, user) { show(user, in: id) } }

    override func configure(_ cell: Cell, _ id: Int) {
      if let user = rows[id] { show(user, in: cell) }
    }
  }
}
