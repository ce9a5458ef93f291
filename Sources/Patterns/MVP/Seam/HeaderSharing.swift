import BlogDomain
package import Runtime

/// Presenters of page heads that share: one has two views, and two others have one view.
package final class HeaderSharing {
  private let views: [HeadView]
  private let shared: HeadView
  private let load: () -> Void

  /// Sets them up.
  /// - Parameter users: Two people.
  package init(_ kind: MVPSeam.Kind, _ network: any Network & Participant, users: (Int, Int)) {
    let store = BlogStore(network.runtime)
    let views = (0..<2).map { _ in HeadView(network.runtime, .view) }
    let shared = HeadView(network.runtime, .view)
    self.views = views
    self.shared = shared
    switch kind {
    case .display:
      let presenters = [users.0, users.0, users.1].map {
        ProtocolVariant.HeaderPresenter(store, network, user: $0)
      }
      for view in views { presenters[0].attachView(view) }
      for presenter in presenters.dropFirst() { presenter.attachView(shared) }
      load = { for presenter in presenters { presenter.load() } }
    case .block:
      let presenters = [users.0, users.0, users.1].map {
        BlockVariant.HeaderPresenter(store, network, user: $0)
      }
      for view in views { Self.bind(presenters[0], to: view) }
      for presenter in presenters.dropFirst() { Self.bind(presenter, to: shared) }
      let askers = [views[1], shared, shared]
      load = {
        for (presenter, view) in zip(presenters, askers) {
          presenter.load(
            then: Completion("load", of: presenter, to: view) { view, answer in
              if case .loaded(let header)? = answer { view.setHeader(header) }
            })
        }
      }
    }
  }

  private static func bind(_ presenter: BlockVariant.HeaderPresenter, to view: HeadView) {
    presenter.onContent = Action("content", .block, from: presenter, to: view) { view, content in
      if case .loaded(let header) = content { view.setHeader(header) }
    }
    presenter.attachView()
  }

  /// All presenters load.
  package func begin() { load() }

  /// How many of the two views of one presenter were told a name.
  package var viewsTold: Int { views.count { !$0.names.isEmpty } }

  /// How many of the two presenters of one view told it a name.
  package var tellers: Int { shared.names.count }
}

/// Keeps the names that it is told.
private final class HeadView: Participant, HeaderDisplay {
  private(set) var names: Set<String> = []

  func setHeader(_ header: HeaderText) { names.insert(header.name) }

  func showFollow(_ title: String, enabled: Bool, followers: String) {}

  func startLoading() {}
  func startRefreshing() {}
  func finishLoading() {}
  func showFailure() {}
}
