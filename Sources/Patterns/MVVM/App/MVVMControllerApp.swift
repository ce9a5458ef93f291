public import BlogDomain
public import HeadlessUI
public import Runtime

/// The blog app in Model-View-ViewModel with navigation by the controllers, bound in one way or another.
public class MVVMControllerApp {
  private let root: RootViewController
  private let onPush: Action<Push>

  init(_ exposure: Exposure, window: Window, service: Service, user: Int) {
    let store = BlogStore(service)
    root = RootViewController(AppViewModel(Context(store: store, exposure: exposure), user: user), window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  /// Takes what the server says by itself.
  public final func receive(_ push: Push) { onPush(push) }
}

/// The blog app in Model-View-ViewModel, observed by key path.
public final class MVVMKeyValueApp: MVVMControllerApp {
  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  public init(window: Window, service: Service, user: Int) {
    super.init(.keyValue, window: window, service: service, user: user)
  }
}

/// The blog app in Model-View-ViewModel, observed by tracking what is read.
public final class MVVMObservationApp: MVVMControllerApp {
  /// Launches the app.
  /// - Parameters:
  ///   - window: Where it shows its screens.
  ///   - service: The network.
  ///   - user: The person whose page it shows.
  public init(window: Window, service: Service, user: Int) {
    super.init(.observation(Observations()), window: window, service: service, user: user)
  }
}
