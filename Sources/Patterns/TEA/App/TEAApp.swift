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
    self.init(BlogProgram.Flags(user: user, gallery: gallery), window: window, service: service)
  }

  private init(_ flags: BlogProgram.Flags, window: Window, service: Service) {
    self.service = service
    pushes = ObserverList(of: service, .subscription, "push")
    driver = Driver(flags, window: window, service: service, events: pushes)
  }

  /// What it can be put back from, for a person.
  public static let snapshotName = "the state value"

  /// Launches another app from the bytes of this one's state alone; it lives as long as it is kept. What is under
  /// way outside of the state does not come along: commands that were run, which are the requests that are out and
  /// what the player does.
  public func restored(in window: Window) -> AnyObject {
    let state = driver.state
    let flags = BlogProgram.Flags(
      user: state.user, gallery: state.gallery, saved: try? Snapshot(of: state))
    return TEAApp(flags, window: window, service: service)
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { pushes.send(push) }
}
