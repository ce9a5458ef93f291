import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to.
final class VoicesViewController: TableViewController<VoicesPresenter> {
  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  private func configure(_ row: RowRequest) { (row.cell as? VoiceCell)?.show(presenter.cell(row.id)) }

  private func didSelect(_ voice: Int) { presenter.play(voice) }
}

/// A voice's row.
final class VoiceCell: BlogViews.VoiceCell, PresentedCell {
  private var presenter: VoiceCellPresenter?

  /// Shows a voice in place of the one before.
  func show(_ presenter: VoiceCellPresenter) {
    self.presenter = presenter
    presenter.titleHandler = Action("title", .block, from: presenter, to: self) { $0.setTitle($1) }
    presenter.playStateHandler = Action("playState", .block, from: presenter, to: self) {
      $0.setPlayState($1)
    }
    presenter.attachView()
  }

  func detach() {
    presenter?.detachView()
    presenter = nil
  }

  func setTitle(_ text: String) { traced(text) { title.set(text) } }

  func setPlayState(_ text: String) { traced(text) { state.set(text) } }
}
