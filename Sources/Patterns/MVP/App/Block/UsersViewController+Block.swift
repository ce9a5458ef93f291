import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class UsersViewController: MVP.UsersViewController {
    private let presenter: UsersPresenter

    init(_ presenter: UsersPresenter, view: UserTable) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func viewDidLoad() {
      table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) { $0.endDisplaying($1.id) }
      super.viewDidLoad()
    }

    override func attachView() {
      presenter.onProgress = Action("progress", .block, from: presenter, to: self) { $0.show($1) }
      presenter.onContent = Action("content", .block, from: presenter, to: self) { $0.setContent($1) }
      presenter.attachView()
    }

    override func load() {
      presenter.load(then: Completion("load", of: presenter, to: self) { $0.didLoad($1) })
    }

    /// Shows a row in a cell, and binds it to the cell for as long as the cell shows it.
    override func configure(_ cell: Cell, _ id: Int) {
      traced(id, function: "configure(_:)") {
        let block = Action("user", .block, from: presenter, to: self) { [unowned cell] (view, user: PersonText) in
          view.setUser(id, user, in: cell)
        }
        if let user = presenter.bind(row: id, to: block) { show(user, in: cell) }
      }
    }

    private func endDisplaying(_ id: Int) { traced(id) { presenter.unbind(row: id) } }

    private func setContent(_ content: Content<[Int]>) { traced(content) { show(content) } }

    private func setUser(_ id: Int, _ user: PersonText, in cell: Cell) {
      traced(id, user, function: "setUser(_:_:)") { show(user, in: cell) }
    }

    private func didLoad(_ answer: Content<[Int]>?) {
      traced(answer) {
        content.isRefreshing = false
        if let answer { show(answer) }
      }
    }
  }
}
