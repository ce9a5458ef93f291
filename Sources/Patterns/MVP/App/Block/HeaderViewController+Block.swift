import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class HeaderViewController: MVP.HeaderViewController {
    private let presenter: HeaderPresenter

    init(_ presenter: HeaderPresenter, view: HeaderView) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func attachView() {
      presenter.onProgress = Action("progress", .block, from: presenter, to: self) { $0.show($1) }
      presenter.onContent = Action("content", .block, from: presenter, to: self) { $0.setContent($1) }
      presenter.onFollow = Action("follow", .block, from: presenter, to: self) { view, header in
        view.showFollow(header.follow.title, enabled: header.follow.isEnabled, followers: header.followers)
      }
      presenter.attachView()
    }

    override func load() {
      presenter.load(then: Completion("load", of: presenter, to: self) { $0.didLoad($1) })
    }

    override func follow() {
      presenter.follow(then: Completion("follow", of: presenter, to: self) { $0.didFollow($1) })
    }

    private func setContent(_ content: Content<HeaderText>) { traced(content) { show(content) } }

    private func didLoad(_ answer: Content<HeaderText>?) {
      traced(answer) {
        content.isRefreshing = false
        if let answer { show(answer) }
      }
    }

    private func didFollow(_ header: HeaderText) { traced(header) { show(header) } }

    private func show(_ content: Content<HeaderText>) {
      switch content {
      case .loaded(let header): show(header)
      case .empty: break  // a head there is, or an error
      case .failed: self.content.state = .error
      }
    }
  }
}
