package import BlogDomain
package import HeadlessUI
package import Runtime

/// MVP with no view built: the presenters, each with a fake view that sets its blocks and remembers what they were
/// handed, and the model, with a network of the test's. The scenes cannot be had: each is made with its screen.
package final class MVPBlockSeam {
  private let context: Context
  private let app: AppPresenter
  private let scene: FakeScene
  private var screens: [SeamScreen] = []

  /// Sets it up.
  package init(_ network: any Network & Participant, user: Int, gallery: World.Gallery) {
    context = Context(store: BlogStore(network.runtime), network: network, user: user, gallery: gallery)
    app = AppPresenter(context)
    scene = FakeScene(app)
  }

  // MARK: What views ask of their presenters

  package func open(_ screen: String) {
    switch screen {
    case "profile": show(.profile(context, scene))
    case "following":
      let presenter = UsersPresenter(
        context, .following, failure: Strings.couldNotLoadFollowing, format: Strings.followedName)
      show(.users(presenter, screen, scene))
    case "suggested":
      let presenter = UsersPresenter(
        context, .suggested, failure: Strings.couldNotLoadSuggestions, format: Strings.suggestedName)
      show(.users(presenter, screen, scene))
    case "voices": show(.voices(context, scene))
    case "gallery": show(.gallery(context, scene))
    case "categories": show(.categories(context, scene))
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
      if let blog = screens.last?.view("blogs")?.id(of: element) { show(.blog(context, blog)) }
    case ("following", _): throw NeedsViews(FollowingScene(context, root: root))
    case ("suggested", _): throw NeedsViews(SuggestedScene(context, root: root))
    case _: screens.last?.tap(element)
    }
  }

  /// Alerts with a choice are the scene's.
  package func answer(_ button: String) throws { throw NeedsViews(root) }

  package func back() { screens.popLast()?.close() }

  package func pull(_ part: String) { screens.last?.load(part) }

  package func type(_ text: String, into element: ElementName) { screens.last?.type(text) }

  package func receive(_ push: Push) { context.store.receive(push: push) }

  // MARK: What the views were handed

  package var shown: Shown {
    var shown = Shown()
    for view in screens.last?.views ?? [] { view.write(into: &shown) }
    shown.set(alert: scene.alert, toast: scene.toast)
    return shown
  }

  package func part(saying path: String) -> NeedsViews? { path == "stack" ? NeedsViews(root) : nil }

  private var root: RootScene { RootScene(context, app, window: Window(context.store.runtime)) }
}
