public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in Model Adapter-View Binder.
public final class MAVBApp {
  private let adapters: Adapters
  private let window: BoundView
  private let onPush: Action<Push>
  private let service: Service

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public convenience init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    self.init(AppState(user: user, gallery: gallery), window: window, service: service)
  }

  private init(_ state: AppState, window: Window, service: Service) {
    self.service = service
    adapters = Adapters(state, service: service)
    onPush = Action("push", .binding, from: service, to: adapters.document) { $0.send(.pushed($1)) }
    self.window = BoundView(window, windowBinder(adapters))
  }

  // MARK: Saving and going on

  /// What it can be put back from, for a person.
  public static let snapshotName = "the adapters' states"

  /// The states of all its adapters.
  /// - Throws: What their `encode(to:)` throws.
  public func saved() throws -> Snapshot { try Snapshot(of: adapters.state) }

  /// Launches an app from saved states alone, which goes on with what they say was begun; parameters as above.
  /// - Throws: Where these are no such states.
  public convenience init(
    window: Window, service: Service, user: Int, gallery: World.Gallery, saved: Snapshot
  ) throws {
    self.init(try saved.value(AppState.self), window: window, service: service)
    adapters.resume()
  }

  /// Puts saved states in place of those that there are, in the running tree, and goes on from them.
  /// - Throws: Where these are no such states.
  public func load(_ saved: Snapshot) throws { adapters.restore(try saved.value(AppState.self)) }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }
}
