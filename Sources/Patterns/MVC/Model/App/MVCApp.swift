public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in MVC, with the network in the model.
public final class MVCApp {
  private let root: RootController
  private let onPush: Action<Push>

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    let store = BlogStore(service)
    root = RootController(Context(store: store), user: user, gallery: gallery, window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }
}
