package import BlogDomain
package import HeadlessUI
package import Runtime

/// The view models with no view built, on the real model. What a view would show is read from their properties; rows
/// have view models of their own, which whoever shows a row makes. Where a tap leads to, controllers decide, each of
/// which is made with its view.
package final class ObservationSeam {
  private let context: Context
  private var screens: [SeamScreen] = []

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    context = Context(
      store: BlogStore(service.runtime), service: service, app: AppViewModel(service.runtime), user: user,
      gallery: gallery)
  }

  // MARK: What controllers ask of their view models

  package func open(_ screen: String) {
    switch screen {
    case "profile": show(ProfileScreen(context))
    case "following": show(UsersScreen(.following(context)))
    case "suggested": show(UsersScreen(.suggested(context)))
    case "voices": show(VoicesScreen(context))
    case "gallery": show(GalleryScreen(context))
    case "categories": show(CategoriesScreen(context))
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

  package func answer(_ button: String) { context.app.answer(button) }

  package func back() { screens.popLast()?.close() }

  package func pull(_ part: String) { screens.last?.load(part) }

  package func type(_ text: String, into element: ElementName) {
    (screens.last as? CategoriesScreen)?.viewModel.search(for: text)
  }

  package func receive(_ push: Push) { context.store.receive(push: push) }

  // MARK: What the view models say

  package var shown: Shown {
    var shown = screens.last?.shown ?? Shown()
    shown.set(alert: context.app.message?.text, toast: context.app.toast)
    return shown
  }

  package func part(saying path: String) -> NeedsViews? {
    guard path == "stack" else { return nil }
    return NeedsViews(RootViewController(context, window: Window(context.service.runtime)))
  }
}
