package import BlogDomain
package import Runtime

/// View models of page heads that share: one has two views, and two others have one view.
package final class HeaderSharing {
  private let models: [HeaderViewModel]
  private let views: [HeadView]
  private let shared: HeadView

  /// Sets them up.
  /// - Parameter users: Two people.
  package init(_ service: Service, users: (Int, Int), gallery: World.Gallery) {
    let context = Context(
      store: BlogStore(service.runtime), service: service, app: AppViewModel(service.runtime), user: users.0,
      gallery: gallery)
    let models = [users.0, users.0, users.1].map { HeaderViewModel(context, user: $0) }
    self.models = models
    views = (0..<2).map { _ in HeadView(service.runtime, [models[0]]) }
    shared = HeadView(service.runtime, Array(models.dropFirst()))
    for view in views + [shared] { view.beginTracking() }
  }

  /// All view models load.
  package func begin() { for model in models { model.load() } }

  /// How many of the two views of one view model were told a name.
  package var viewsTold: Int { views.count { !$0.told.isEmpty } }

  /// How many of the two view models of one view told it a name.
  package var tellers: Int { shared.told.count }

  /// Nobody observes any more.
  package func end() { for view in views + [shared] { view.tracking.end() } }
}

/// Keeps the names that it reads.
private final class HeadView: Participant, TrackingObserver {
  let tracking = Tracking()
  private let models: [HeaderViewModel]
  private(set) var told: Set<String> = []

  init(_ runtime: Runtime, _ models: [HeaderViewModel]) {
    self.models = models
    super.init(runtime, .view)
  }

  func updateUI() { told.formUnion(models.map(\.name).filter { !$0.isEmpty }) }
}
