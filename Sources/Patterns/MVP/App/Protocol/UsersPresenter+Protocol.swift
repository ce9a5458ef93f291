import BlogDomain
import Runtime

/// A list of people, as its presenter knows it.
protocol UsersDisplay: ContentDisplay {
  func setUsers(_ users: Rows<PersonText>)
  func setEmptyUsers()
  func setUser(_ id: Int, _ user: PersonText)
}

extension ProtocolVariant {
  final class UsersPresenter: MVP.UsersPresenter, DisplayPresenter {
    var attachment = Attachment<any UsersDisplay>()

    override func tell(_ progress: Progress) { view?.show(progress) }

    override func showLoaded() { view?.setUsers(users) }

    override func showEmpty() { view?.setEmptyUsers() }

    override func showFailure() { view?.showFailure() }

    override func tell(_ user: PersonText, in row: Int) { view?.setUser(row, user) }
  }
}
