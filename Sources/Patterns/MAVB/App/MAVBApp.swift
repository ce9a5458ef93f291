public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in Model Adapter-View Binder.
public final class MAVBApp {
  private let adapters: Adapters
  private let root: RootBinder
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

  /// Launches the app in a state.
  init(_ state: AppState, window: Window, service: Service) {
    self.service = service
    adapters = Adapters(state, service: service)
    onPush = Action("push", .binding, from: service, to: adapters.document) { $0.send(.pushed($1)) }
    root = RootBinder(adapters, window: window)
  }

  /// What the app knows and shows now; launched in it, another one shows the same.
  var state: AppState { adapters.state }

  /// What it can be put back from, for a person.
  public static let snapshotName = "the root adapter's state"

  /// Launches another app in the state of this one, which shows the same; it lives as long as it is kept.
  public func restored(in window: Window) -> AnyObject {
    MAVBApp(state, window: window, service: service)
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }
}
