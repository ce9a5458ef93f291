public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in MVC, with the network in the model.
public final class MVCApp {
  /// The wire that the server's own messages come through.
  public let onPush: Action<Push>
  private let root: RootController

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  public init(window: Window, service: Service, user: Int) {
    let store = BlogStore(service)
    root = RootController(store, user: user, window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }
}
