import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to.
final class VoicesViewController: Participant, TableViewController, VoicesDisplay {
  let presenter: VoicesPresenter
  let table: TableView

  init(_ presenter: VoicesPresenter, table: VoiceTable) {
    self.presenter = presenter
    self.table = table
    super.init(table.runtime, .view)
  }

  func viewDidLoad() {
    connectTable()
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    attachView()
    presenter.load()
  }

  func attachView() {
    table.reconfigureVisible()
    presenter.attachView(self)
  }

  func configure(_ cell: Cell, _ id: Int) { (cell as? VoiceCell)?.show(presenter.row(id)) }

  func didSelect(_ voice: Int) { presenter.play(voice) }

  func setVoices(_ ids: [Int]) { traced(ids) { show(ids) } }

  func setEmptyVoices() { traced { show([]) } }
}

/// A voice's row.
final class VoiceCell: BlogViews.VoiceCell, PresentedCell, VoiceCellDisplay {
  var presenter: VoiceCellPresenter?

  func attachView() { presenter?.attachView(self) }

  func setTitle(_ title: String) { traced(title) { self.title.set(title) } }

  func showState(_ state: String) { traced(state) { self.state.set(state) } }
}
