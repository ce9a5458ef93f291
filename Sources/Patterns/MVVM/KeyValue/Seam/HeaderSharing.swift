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
      store: BlogStore(service.runtime), service: service, user: users.0, gallery: gallery)
    models = [users.0, users.0, users.1].map { HeaderViewModel(context, user: $0) }
    views = (0..<2).map { _ in HeadView(service.runtime) }
    shared = HeadView(service.runtime)
    for view in views { models[0].addObserver(view, forKeyPath: "name", options: .new) }
    for model in models.dropFirst() { model.addObserver(shared, forKeyPath: "name", options: .new) }
  }

  /// All view models load.
  package func begin() { for model in models { model.load() } }

  /// How many of the two views of one view model were told a name.
  package var viewsTold: Int { views.count { !$0.told.isEmpty } }

  /// How many of the two view models of one view told it a name.
  package var tellers: Int { shared.told.count }

  /// Nobody observes any more.
  package func end() {
    for view in views { models[0].removeObserver(view, forKeyPath: "name") }
    for model in models.dropFirst() { model.removeObserver(shared, forKeyPath: "name") }
    for model in models { model.close() }
  }
}

/// Keeps the names that it is told.
private final class HeadView: Participant, KeyValueObserver {
  private(set) var told: Set<String> = []

  init(_ runtime: Runtime) { super.init(runtime, .view) }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    if let name = change.new as? String { told.insert(name) }
  }
}
