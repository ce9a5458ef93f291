package import BlogDomain
package import HeadlessUI
package import Runtime

/// MVP with no view built: the presenters, each with a fake view that remembers what it was told, and the model, with a
/// network of the test's. The scenes cannot be had: each is made with its screen.
package final class MVPProtocolSeam {
  private let context: Context
  private let scene: FakeScene
  private var screens: [SeamScreen] = []

  /// Sets it up.
  package init(_ network: any Network & Participant, user: Int, gallery: World.Gallery) {
    let runtime = network.runtime
    context = Context(
      store: BlogStore(runtime), network: network, alerts: AlertPresenter(runtime), user: user,
      gallery: gallery)
    scene = FakeScene(runtime)
    context.alerts.attachView(scene)
  }

  // MARK: What views ask of their presenters

  package func open(_ screen: String) {
    switch screen {
    case "profile": show(.profile(context))
    case "following":
      let failure = Strings.couldNotLoadFollowing
      show(
        .users(context, UsersPresenter(context, .following, failure: failure, Strings.followedName), screen))
    case "suggested":
      let failure = Strings.couldNotLoadSuggestions
      show(
        .users(context, UsersPresenter(context, .suggested, failure: failure, Strings.suggestedName), screen))
    case "voices": show(.voices(context))
    case "gallery": show(.gallery(context))
    case "categories": show(.categories(context))
    case _: break
    }
  }

  private func show(_ screen: SeamScreen) {
    screens.append(screen)
    screen.load(nil)
  }

  package func tap(_ element: ElementName) throws {
    switch (element.container, element.member) {
    // A row's tap goes to the scene, which makes the screen; its presenter can be made without.
    case ("blogs", nil):
      if let blog = screens.last?.table("blogs")?.id(of: element) { show(.blog(context, blog)) }
    case ("following", _):
      throw NeedsViews(FollowingScene(context, parent: root))
    case ("suggested", _):
      throw NeedsViews(SuggestedScene(context, parent: root))
    case _: screens.last?.tap(element)
    }
  }

  /// Alerts with a choice are the scene's.
  package func answer(_ button: String) throws { throw NeedsViews(root) }

  package func back() { screens.popLast()?.close() }

  package func pull(_ part: String) { screens.last?.load(part) }

  package func type(_ text: String, into element: ElementName) { screens.last?.type(text) }

  package func receive(_ push: Push) { context.store.receive(push: push) }

  // MARK: What the views were told

  package var shown: Shown {
    var shown = Shown()
    for view in screens.last?.views ?? [] { shown.merge(view.shown) }
    for table in screens.last?.tables ?? [] { shown.merge(table.shownWithRows) }
    shown.set(alert: scene.alert, toast: scene.toast)
    return shown
  }

  package func part(saying path: String) -> NeedsViews? { path == "stack" ? NeedsViews(root) : nil }

  private var root: RootScene { RootScene(context, window: Window(context.store.runtime)) }
}

/// Stands for the scene where the person must be told something.
private final class FakeScene: Participant, AlertDisplay {
  private(set) var alert: String?
  private(set) var toast: String?

  init(_ runtime: Runtime) { super.init(runtime, .scene) }

  func showAlert(_ text: String, buttons: [String]) { alert = text }

  func showToast(_ text: String) { toast = text }
}
