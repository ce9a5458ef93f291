public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in The Elm Architecture.
public final class TEAApp {
  private let driver: Driver<BlogProgram>
  private let pushes: ObserverList<Push>

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    pushes = ObserverList(of: service, .subscription, "push")
    driver = Driver(AppState(user: user, gallery: gallery), window: window, service: service, events: pushes)
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { pushes.send(push) }
}
