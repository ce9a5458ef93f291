package import BlogDomain
package import HeadlessUI
package import Runtime

/// The view models with no view built, on the real model. What a view would show is read from their properties; rows
/// have view models of their own, which whoever shows a row makes. Where a tap leads to, and in which order chained
/// requests go, controllers decide, each of which is made with its view: an observer that stands for them begins what
/// they would.
package final class KeyValueSeam {
  private let context: Context
  private let app: AppViewModel
  private let view: FakeView
  private var screens: [SeamScreen] = []

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    context = Context(
      store: BlogStore(service.runtime), service: service, user: user, gallery: gallery)
    app = AppViewModel(context)
    view = FakeView(service.runtime, .view)
    view.observe(app, ["message", "toast"]) { [app] view, keyPath in
      if keyPath == "toast" { view.toast = app.toast } else { view.ask(app.message) }
    }
  }

  // MARK: What controllers ask of their view models

  package func open(_ screen: String) {
    switch screen {
    case "profile": show(ProfileScreen(context, view))
    case "following": show(UsersScreen(.following(context), view))
    case "suggested": show(UsersScreen(.suggested(context), view))
    case "voices": show(VoicesScreen(context, view))
    case "gallery": show(GalleryScreen(context, view))
    case "categories": show(CategoriesScreen(context, view))
    case _: break
    }
  }

  private func show(_ screen: SeamScreen) {
    screens.append(screen)
    screen.load(nil)
  }

  package func tap(_ element: ElementName) {
    if element.container == "blogs", element.member == nil, let page = screens.last as? ProfileScreen,
      let blog = page.id(of: element)
    {
      return show(BlogScreen(context, blog: blog))
    }
    screens.last?.tap(element)
  }

  package func answer(_ button: String) {
    view.alert = nil
    (screens.last as? UsersScreen)?.viewModel.answer(button)
  }

  package func back() { screens.popLast()?.close() }

  package func pull(_ part: String) { screens.last?.load(part) }

  package func type(_ text: String, into element: ElementName) {
    (screens.last as? CategoriesScreen)?.viewModel.search(for: text)
  }

  package func receive(_ push: Push) { context.store.receive(push: push) }

  // MARK: What the view models say

  package var shown: Shown {
    var shown = screens.last?.shown ?? Shown()
    shown.set(alert: view.alert, toast: view.toast)
    return shown
  }

  package func part(saying path: String) -> NeedsViews? {
    guard path == "stack" else { return nil }
    return NeedsViews(RootViewController(context, app, window: Window(context.service.runtime)))
  }
}

/// What is done at a key path of a view model.
private struct Handler {
  let object: ViewModel
  let keyPath: String
  let body: (FakeView, String) -> Void
}

/// Stands for the views and their controllers: observes view models, and has the person told.
final class FakeView: Participant, KeyValueObserver {
  var alert: String?
  var toast: String?
  private var handlers: [Handler] = []

  /// Observes key paths of a view model.
  func observe(_ object: ViewModel, _ keyPaths: [String], _ handler: @escaping (FakeView, String) -> Void) {
    for keyPath in keyPaths {
      handlers.append(Handler(object: object, keyPath: keyPath, body: handler))
      object.addObserver(self, forKeyPath: keyPath, options: .new)
    }
  }

  /// Observes a view model no more.
  func removeObservers(of object: ViewModel) {
    for entry in handlers where entry.object === object {
      object.removeObserver(self, forKeyPath: entry.keyPath)
    }
    handlers.removeAll { $0.object === object }
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    for entry in handlers where entry.object === object && entry.keyPath == keyPath {
      entry.body(self, keyPath)
    }
  }

  func ask(_ message: Message?) {
    if let message { alert = message.text }
  }
}
