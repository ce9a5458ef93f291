public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in MVC with a store for the view state beside the one for the document.
public final class MVCVSApp {
  private let store: BlogStore
  private let viewState: ViewStateStore
  private let root: RootController
  private let onPush: Action<Push>

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public convenience init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    self.init(States(), window, service, user, gallery)
  }

  private init(
    _ states: States, _ window: Window, _ service: Service, _ user: Int, _ gallery: World.Gallery
  ) {
    store = BlogStore(service, states.document)
    viewState = ViewStateStore(service.runtime, states.view)
    root = RootController(store, viewState, user: user, gallery: gallery, window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }

  // MARK: Both states

  /// What the app can be restored from.
  public static let snapshotName = "the document and the view state"

  private struct States: Codable {
    var document = BlogState()
    var view = ViewState()
  }

  /// Both states as they were persisted last.
  /// - Throws: What their `encode(to:)` throws.
  public func saved() throws -> Snapshot {
    try Snapshot(of: States(document: store.persisted, view: viewState.persisted))
  }

  /// Launches the app in both states of another; parameters as above. Building its screens asks for nothing: what is out
  /// is taken up again.
  /// - Throws: Where these are no such states.
  public convenience init(
    window: Window, service: Service, user: Int, gallery: World.Gallery, saved: Snapshot
  ) throws {
    self.init(try saved.value(States.self), window, service, user, gallery)
    store.resume()
  }

  /// Puts both states in place of those that there are. Every screen follows, as it would follow an action.
  /// - Throws: Where these are no such states.
  public func load(_ saved: Snapshot) throws {
    let states = try saved.value(States.self)
    store.load(states.document)
    viewState.load(states.view)
    viewState.reloaded()
    store.reloaded()
    store.resume()
  }
}
