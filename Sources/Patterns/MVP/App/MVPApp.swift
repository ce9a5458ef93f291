public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in MVP, with the view behind a protocol.
public final class MVPApp {
  private let app: BlogApp

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    app = BlogApp(window: window, service: service, user: user, gallery: gallery, ProtocolVariant())
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { app.onPush(push) }
}

/// The blog app in MVP, with blocks that the view sets on its presenter.
public final class MVPBlockApp {
  private let app: BlogApp

  /// Launches the app; parameters as of `MVPApp`.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    app = BlogApp(window: window, service: service, user: user, gallery: gallery, BlockVariant())
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { app.onPush(push) }
}

/// The app in either variant.
private struct BlogApp {
  let onPush: Action<Push>
  private let root: RootScene

  init(window: Window, service: Service, user: Int, gallery: World.Gallery, _ variant: any Variant) {
    let store = BlogStore(service.runtime)
    root = RootScene(store, service, user: user, gallery: gallery, window: window, variant)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }
}
