package import BlogDomain
package import Runtime

/// Presenters of page heads that share: one has two views, and two others have one view.
package final class HeaderSharing {
  private let presenters: [HeaderPresenter]
  private let views: [HeadView]
  private let shared: HeadView

  /// Sets them up.
  /// - Parameter users: Two people.
  package init(_ network: any Network & Participant, users: (Int, Int), gallery: World.Gallery) {
    let runtime = network.runtime
    let context = Context(store: BlogStore(runtime), network: network, user: users.0, gallery: gallery)
    presenters = [users.0, users.0, users.1].map { HeaderPresenter(context, user: $0) }
    views = (0..<2).map { _ in HeadView(runtime) }
    shared = HeadView(runtime)
    for view in views { view.attach(presenters[0]) }
    for presenter in presenters.dropFirst() { shared.attach(presenter) }
  }

  /// All presenters load.
  package func begin() {
    for (presenter, view) in zip(presenters, [views[1], shared, shared]) {
      presenter.fetch(completion: Completion("fetch", of: presenter, to: view) { _, _ in })
    }
  }

  /// How many of the two views of one presenter were told a name.
  package var viewsTold: Int { views.count { !$0.names.isEmpty } }

  /// How many of the two presenters of one view told it a name.
  package var tellers: Int { shared.names.count }

  /// The screens are gone.
  package func end() {
    for presenter in presenters {
      presenter.detachView()
      presenter.close()
    }
  }
}

/// Keeps the names that it is told.
private final class HeadView: Participant {
  private(set) var names: Set<String> = []

  init(_ runtime: Runtime) { super.init(runtime, .view) }

  /// Sets its block on a presenter, in place of that of another view.
  func attach(_ presenter: HeaderPresenter) {
    presenter.profileHandler = Action("profile", .block, from: presenter, to: self) { view, profile in
      if !profile.name.isEmpty { view.names.insert(profile.name) }
    }
    presenter.attachView()
  }
}
