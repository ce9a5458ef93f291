public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in some pattern, as far as a scenario knows it.
public protocol App: AnyObject {
  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  init(window: Window, service: Service, user: Int, gallery: World.Gallery)
  /// Takes what the server says by itself.
  func receive(_ push: Push)
}

/// What an app is launched with.
public struct Launch {
  /// Where it shows its screens.
  public let window: Window
  /// The network.
  public let service: Service
  /// The person whose page it shows.
  public let user: Int
  /// How the gallery's articles are asked for.
  public let gallery: World.Gallery
}

/// Launches the blog app in one pattern.
public typealias Launcher = @Sendable (Launch) -> any App
