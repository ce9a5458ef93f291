public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in The Elm Architecture.
public final class TEAApp {
  private let driver: Driver<BlogProgram>
  private let pushes: ObserverList<Push>
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
    pushes = ObserverList(of: service, .subscription, "push")
    driver = Driver(state, window: window, service: service, events: pushes)
  }

  /// What it can be put back from, for a person.
  public static let snapshotName = "the state value"

  /// Launches another app in the state of this one, which shows the same; it lives as long as it is kept.
  public func restored(in window: Window) -> AnyObject {
    TEAApp(driver.state, window: window, service: service)
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { pushes.send(push) }
}
