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
  public convenience init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    self.init(BlogProgram.Flags(user: user, gallery: gallery), window: window, service: service)
  }

  private init(_ flags: BlogProgram.Flags, window: Window, service: Service) {
    pushes = ObserverList(of: service, .subscription, "push")
    driver = Driver(flags, window: window, service: service, events: pushes)
  }

  /// What it can be put back from, for a person.
  public static let snapshotName = "the state value"

  /// The state's bytes.
  /// - Throws: What its `encode(to:)` throws.
  public func saved() throws -> Snapshot { try Snapshot(of: driver.state) }

  /// Launches an app from the bytes of another's state alone; parameters as above. What is under way outside of the state
  /// does not come along: since when a toast is up, and what the player does.
  /// - Throws: Where these are no such state's.
  public convenience init(
    window: Window, service: Service, user: Int, gallery: World.Gallery, saved: Snapshot
  ) throws {
    let flags = BlogProgram.Flags(user: user, gallery: gallery, saved: try saved.value(AppState.self))
    self.init(flags, window: window, service: service)
  }

  /// Puts another's state in place of this one.
  /// - Throws: Where these are no such state's bytes.
  public func load(_ saved: Snapshot) throws {
    let state = try saved.value(AppState.self)
    driver.load(state, state.out.map { .resume($0) })
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { pushes.send(push) }
}
