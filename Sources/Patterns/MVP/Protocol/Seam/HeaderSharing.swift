package import BlogDomain
package import Runtime

/// Presenters of page heads that share: one has two views, and two others have one view.
package final class HeaderSharing {
  private let presenters: [HeaderPresenter]
  private let views: [FakeHeaderView]
  private let shared: FakeHeaderView

  /// Sets them up.
  /// - Parameter users: Two people.
  package init(_ network: any Network & Participant, users: (Int, Int), gallery: World.Gallery) {
    let runtime = network.runtime
    let context = Context(
      store: BlogStore(runtime), network: network, alerts: AlertPresenter(runtime), user: users.0,
      gallery: gallery)
    presenters = [users.0, users.0, users.1].map { HeaderPresenter(context, user: $0) }
    views = (0..<2).map { _ in FakeHeaderView(runtime, "header") }
    shared = FakeHeaderView(runtime, "header")
    for view in views { presenters[0].attachView(view) }
    for presenter in presenters.dropFirst() { presenter.attachView(shared) }
  }

  /// All presenters load.
  package func begin() { for presenter in presenters { presenter.load() } }

  /// How many of the two views of one presenter were told a name.
  package var viewsTold: Int { views.count { !$0.namesTold.isEmpty } }

  /// How many of the two presenters of one view told it a name.
  package var tellers: Int { shared.namesTold.count }

  /// The screens are gone.
  package func end() {
    for presenter in presenters {
      presenter.detachView()
      presenter.close()
    }
  }
}
