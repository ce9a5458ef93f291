package import BlogDomain
package import HeadlessUI
package import Runtime

/// The view models with no view built, on the real model. What a bound view would be told is the values of their
/// signals; rows have view models of their own, which whoever shows a row makes. Where a tap leads to, the coordinator
/// decides, which is made with a window.
package final class SignalSeam {
  private let store: BlogStore
  private let user: Int
  private let gallery: World.Gallery
  private let app: AppViewModel
  private let view: FakeView
  private var screens: [SeamScreen] = []

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    store = BlogStore(service)
    self.user = user
    self.gallery = gallery
    app = AppViewModel(store)
    view = FakeView(service.runtime, .view)
    view.bind(app.messages) { $0.alert = $1.text }
    view.bind(app.toast) { $0.toast = $1 }
  }

  // MARK: What is asked of view models

  package func open(_ screen: String) {
    switch screen {
    case "profile": show(ProfileScreen(ProfileViewModel(store, user: user)))
    case "following": show(UsersScreen(.following(store)))
    case "suggested": show(UsersScreen(.suggested(store)))
    case "voices": show(VoicesScreen(VoicesViewModel(store)))
    case "gallery": show(GalleryScreen(GalleryViewModel(store, isChained: gallery == .chained)))
    case "categories": show(CategoriesScreen(CategoriesViewModel(store)))
    case _: break
    }
  }

  private func show(_ screen: SeamScreen) {
    screens.append(screen)
    screen.told = screen.messages.map { $0.subscribe(by: view) { $0.alert = $1.text } }
    screen.load(nil)
  }

  package func tap(_ element: ElementName) {
    if element.container == "blogs", element.member == nil, let page = screens.last as? ProfileScreen,
      let blog = page.id(of: element)
    {
      return show(BlogScreen(BlogViewModel(store, blog: blog)))
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

  package func receive(_ push: Push) { store.receive(push: push) }

  // MARK: What the view models say

  package var shown: Shown {
    var shown = screens.last?.shown ?? Shown()
    shown.set(alert: view.alert, toast: view.toast)
    return shown
  }

  package func part(saying path: String) -> NeedsViews? {
    guard path == "stack" else { return nil }
    let window = Window(store.runtime)
    return NeedsViews(AppCoordinator(store, window: window, user: user, gallery: gallery))
  }
}

/// Stands for the views: is told what must be said.
private final class FakeView: Participant, Subscriber {
  let subscriptions = SubscriptionBag()
  var alert: String?
  var toast: String?
}
