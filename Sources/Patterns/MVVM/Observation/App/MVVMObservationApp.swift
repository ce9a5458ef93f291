public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in Model-View-ViewModel, observed by tracking what is read.
public final class MVVMObservationApp {
  private let root: RootViewController
  private let onPush: Action<Push>

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    let store = BlogStore(service.runtime)
    let context = Context(
      store: store, service: service, app: AppViewModel(service.runtime), user: user, gallery: gallery)
    root = RootViewController(context, window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }
}
