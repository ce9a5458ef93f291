public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in Model-View-ViewModel, bound by signals, with a coordinator.
public final class MVVMSignalApp {
  private let coordinator: AppCoordinator
  private let onPush: Action<Push>

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    let store = BlogStore(service)
    coordinator = AppCoordinator(store, window: window, user: user, gallery: gallery)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }
}
