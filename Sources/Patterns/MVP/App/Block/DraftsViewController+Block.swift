import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class DraftsViewController: MVP.DraftsViewController {
    private let presenter: DraftsPresenter

    init(_ presenter: DraftsPresenter, view: DraftTable) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() {
      presenter.onProgress = Action("progress", .block, from: presenter, to: self) { $0.show($1) }
      presenter.onContent = Action("content", .block, from: presenter, to: self) { $0.setContent($1) }
      presenter.attachView()
    }

    override func load() {
      presenter.load(then: Completion("load", of: presenter, to: self) { $0.didLoad($1) })
    }

    private func setContent(_ content: Content<Rows<String>>) { traced(content) { show(content) } }

    private func didLoad(_ answer: Content<Rows<String>>?) {
      traced(answer) {
        content.isRefreshing = false
        if let answer { show(answer) }
      }
    }

    private func show(_ content: Content<Rows<String>>) {
      switch content {
      case .loaded(let titles): show(titles)
      case .empty: show(Rows())
      case .failed: table.state = .error
      }
    }
  }
}
