public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in Model Adapter-View Binder.
public final class MAVBApp {
  private let adapters: Adapters
  private let root: RootBinder
  private let onPush: Action<Push>

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
    adapters = Adapters(state, service: service)
    onPush = Action("push", .binding, from: service, to: adapters.document) { $0.send(.pushed($1)) }
    root = RootBinder(adapters, window: window)
  }

  /// What the app knows and shows now; launched in it, another one shows the same.
  var state: AppState { adapters.state }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }
}
