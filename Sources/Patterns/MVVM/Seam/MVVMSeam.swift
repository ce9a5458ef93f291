package import BlogDomain
package import HeadlessUI
package import Runtime

/// MVVM with no view built: the view models, on the real model. What a bound view would be told is the values of
/// their properties; rows have view models of their own, which whoever shows a row makes. Where a tap leads to, a
/// coordinator or a controller decides, each of which is made with a window.
package final class MVVMSeam {
  private let context: Context
  private let app: AppViewModel
  private let view: FakeView
  private var screens: [SeamScreen] = []

  /// How the view models expose their values.
  package enum Kind: Sendable { case signal, observation }

  /// Sets it up.
  package init(_ kind: Kind, _ service: Service, user: Int, gallery: World.Gallery) {
    context = Context(
      store: BlogStore(service), exposure: Exposure(kind), user: user, gallery: gallery)
    app = AppViewModel(context)
    view = FakeView(service.runtime)
    view.observe(app.notices) { view, notice in
      switch notice {
      case .alert(let text): view.alert = text
      case .toast(let text): view.toast = text
      }
    }
  }

  // MARK: What views ask of their view models

  package func open(_ screen: String) {
    switch screen {
    case "profile": show(ProfileScreen(app.profile()))
    case "following": show(app.following())
    case "suggested": show(app.suggested())
    case "voices": show(VoicesScreen(app.voices()))
    case "gallery": show(GalleryScreen(app.gallery()))
    case "categories": show(CategoriesScreen(app.categories()))
    case _: break
    }
  }

  private func show(_ viewModel: UsersViewModel) {
    view.observe(viewModel.questions) { $0.ask($1) }
    show(UsersScreen(viewModel))
  }

  private func show(_ screen: SeamScreen) {
    screens.append(screen)
    screen.load()
  }

  package func tap(_ element: ElementName) {
    if element.container == "blogs", element.member == nil, let page = screens.last as? ProfileScreen,
      let blog = page.id(of: element)
    {
      return show(BlogScreen(detail(blog, of: page.viewModel.blogs)))
    }
    screens.last?.tap(element)
  }

  /// What a tap on a row leads to: whoever navigates is told by an event, or asks for the view model itself.
  private func detail(_ blog: Int, of blogs: BlogsViewModel) -> BlogViewModel {
    guard case .signal = context.exposure else { return blogs.detail(blog) }
    var chosen = blog
    let selected = blogs.selected.observe(by: view) { chosen = $1 }
    blogs.select(blog)
    selected.cancel()
    return BlogViewModel(context, blog: chosen)
  }

  package func answer(_ button: String) {
    let user = view.asked
    view.dismiss()
    if button == "Unfollow", let user { (screens.last as? UsersScreen)?.viewModel.unfollow(user: user) }
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
    let window = Window(context.store.runtime)
    guard case .signal = context.exposure else { return NeedsViews(RootViewController(app, window: window)) }
    return NeedsViews(AppCoordinator(context, window: window))
  }
}

/// Stands for the views: is told events, as what is bound to a view model's signals is.
private final class FakeView: Participant, Binder {
  let subscriptions = SubscriptionBag()
  var alert: String?
  var toast: String?
  /// Whose unfollowing the alert asks about.
  private(set) var asked: Int?

  init(_ runtime: Runtime) { super.init(runtime, .view) }

  func ask(_ question: UnfollowQuestion) {
    alert = question.text
    asked = question.user
  }

  func dismiss() {
    alert = nil
    asked = nil
  }
}

extension Exposure {
  /// The one of a kind.
  init(_ kind: MVVMSeam.Kind) {
    self =
      switch kind {
      case .signal: .signal
      case .observation: .observation(Observations())
      }
  }
}
