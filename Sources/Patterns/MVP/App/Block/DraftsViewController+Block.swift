import HeadlessUI
import Runtime

extension BlockVariant {
  final class DraftsViewController: MVP.DraftsViewController<DraftsPresenter>, ContentBinder {
    override func attachView() {
      bindContent()
      presenter.attachView()
    }

    override func load() { askForContent() }

    func show(_ content: Content<Rows<String>>) {
      switch content {
      case .loaded(let titles): show(titles)
      case .empty: show(Rows())
      case .failed: table.state = .error
      }
    }
  }
}
