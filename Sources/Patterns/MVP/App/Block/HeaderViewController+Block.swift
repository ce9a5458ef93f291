import BlogDomain
import HeadlessUI
import Runtime

extension BlockVariant {
  final class HeaderViewController: MVP.HeaderViewController<HeaderPresenter>, ContentBinder {
    override func attachView() {
      bindContent()
      presenter.onFollow = Action("follow", .block, from: presenter, to: self) { view, header in
        view.showFollow(header.follow.title, enabled: header.follow.isEnabled, followers: header.followers)
      }
      presenter.attachView()
    }

    override func load() { askForContent() }

    override func follow() {
      presenter.follow(then: Completion("follow", of: presenter, to: self) { $0.didFollow($1) })
    }

    private func didFollow(_ header: HeaderText) { traced(header) { show(header) } }

    func show(_ content: Content<HeaderText>) {
      switch content {
      case .loaded(let header): show(header)
      case .empty: break  // there is a head, or an error
      case .failed: self.content.state = .error
      }
    }
  }
}
