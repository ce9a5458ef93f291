import BlogDomain
package import Runtime

/// View models of page heads that share: one has two views, and two others have one view.
package final class HeaderSharing {
  private let models: [HeaderViewModel]
  private let views: [HeadView]
  private let shared: HeadView

  /// Sets them up.
  /// - Parameter users: Two people.
  package init(_ service: Service, users: (Int, Int)) {
    let store = BlogStore(service)
    models = [users.0, users.0, users.1].map { HeaderViewModel(store, user: $0) }
    views = (0..<2).map { _ in HeadView(service.runtime, .view) }
    shared = HeadView(service.runtime, .view)
    for view in views { view.bind(models[0].name) { $0.told.insert($1) } }
    for model in models.dropFirst() { shared.bind(model.name) { $0.told.insert($1) } }
  }

  /// All view models load.
  package func begin() { for model in models { model.load() } }

  /// How many of the two views of one view model were told a name.
  package var viewsTold: Int { views.count { !$0.told.isEmpty } }

  /// How many of the two view models of one view told it a name.
  package var tellers: Int { shared.told.count }

  /// Nobody observes any more.
  package func end() {
    for view in views + [shared] { view.subscriptions.cancel() }
    for model in models { model.close() }
  }
}

/// Keeps the names that it is told.
private final class HeadView: Participant, Subscriber {
  let subscriptions = SubscriptionBag()
  var told: Set<String> = []
}
