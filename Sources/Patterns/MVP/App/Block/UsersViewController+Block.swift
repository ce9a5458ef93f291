import BlogDomain
import HeadlessUI

extension BlockVariant {
  final class UsersViewController: MVP.UsersViewController<UsersPresenter>, RowBinder {
    override func viewDidLoad() {
      bindTable()
      super.viewDidLoad()
    }

    override func attachView() {
      bindContent()
      presenter.attachView()
    }

    override func configure(_ cell: Cell, _ id: Int) { bind(cell, to: id) }

    override func load() { askForContent() }
  }
}
