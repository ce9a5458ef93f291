public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in MVC with a store for the view state beside the one for the document.
public final class MVCVSApp {
  private let store: BlogStore
  private let viewState: ViewStateStore
  private let user: Int
  private let gallery: World.Gallery
  private let root: RootController
  private let onPush: Action<Push>

  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  ///   - gallery: How the gallery's articles are asked for.
  public init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    store = BlogStore(service)
    viewState = ViewStateStore(service.runtime)
    self.user = user
    self.gallery = gallery
    root = RootController(store, viewState, user: user, gallery: gallery, window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  /// Takes what the server says by itself.
  public func receive(_ push: Push) { onPush(push) }

  /// What the app can be restored from, beside the document that stays where it is.
  public static let snapshotName = "the view state"

  /// Loads the view state that was recorded last into a store of its own, and builds a fresh tree of controllers
  /// and views on it and on the document store that there is. Building a tree asks for nothing: the actions that
  /// opened its screens did.
  /// - Parameter window: A window without a screen.
  /// - Returns: The tree. Once it is freed nobody observes the document store for it any more.
  public func restored(in window: Window) -> AnyObject {
    let copy = ViewStateStore(window.runtime, viewState.saved)
    return RootController(store, copy, user: user, gallery: gallery, window: window)
  }
}
