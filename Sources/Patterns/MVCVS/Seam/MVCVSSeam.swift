package import BlogDomain
import BlogViews
package import HeadlessUI
package import Runtime

/// MVC+VS with no view built: the two stores. A person's action is done to them as the controller does it, and what
/// they hold is read through the domain's texts; which action a tap means where that takes a decision, and how names
/// are written, controllers say, which are made with their views.
package final class MVCVSSeam {
  private let runtime: Runtime
  private let store: BlogStore
  private let viewState: ViewStateStore
  private let user: Int
  private let mode: World.Gallery
  private let root: FakeController

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    runtime = service.runtime
    store = BlogStore(service)
    viewState = ViewStateStore(runtime)
    self.user = user
    mode = gallery
    root = FakeController(store, viewState)
  }

  private var screen: Screen.Content? { viewState.value.screens.last?.content }

  private func feed(_ name: String) -> FeedID? {
    switch screen {
    case .profile(let user, let feeds)?:
      let resources: [Resource] = [.header(user: user), .blogs(user: user), .drafts(user: user)]
      return resources.first { $0.name == name }.map { FeedID(group: feeds, resource: $0) }
    case .following(let feeds)?: return FeedID(group: feeds, resource: .following)
    case .suggested(let feeds)?: return FeedID(group: feeds, resource: .suggested)
    case .voices(let feeds)?: return FeedID(group: feeds, resource: .voices)
    case .blog?, .gallery?, .categories?, nil: return nil
    }
  }

  private func row(_ element: ElementName) -> Int? {
    let ids = feed(element.container).flatMap(store.value.feed)?.ids ?? []
    return element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  // MARK: The actions

  package func open(_ screen: String) {
    switch screen {
    case "profile":
      let feeds = store.open(feeds: [.header(user: user), .blogs(user: user), .drafts(user: user)])
      viewState.open(.profile(user: user, feeds: feeds))
    case "following": viewState.open(.following(feeds: store.open(feeds: [.following])))
    case "suggested": viewState.open(.suggested(feeds: store.open(feeds: [.suggested])))
    case "voices": viewState.open(.voices(feeds: store.openVoices()))
    case "gallery": viewState.open(.gallery(store.open(gallery: mode)))
    case "categories": viewState.open(.categories(search: store.openSearch()))
    case _: break
    }
  }

  package func tap(_ element: ElementName) throws {
    switch (element.container, element.member) {
    case ("header", "follow"): store.toggleFollow(user: user)
    case ("blogs", nil): if let blog = row(element) { viewState.open(.blog(blog)) }
    case ("blogs", "like"): if let blog = row(element) { store.like(blog: blog) }
    case ("blogs", "share"): if let blog = row(element) { store.share(blog: blog) }
    case ("blog", "like"): if case .blog(let blog)? = screen { store.like(blog: blog) }
    case ("voices", nil):
      if let voice = row(element), let feed = feed("voices") { store.play(voice: voice, in: feed) }
    case ("gallery", let button?):
      if case .gallery(let number)? = screen { store.ask(button == "next" ? .next : .previous, of: number) }
    case (_, "more"): feed(element.container).map(store.loadMore)
    case (_, "retry"): pull(element.container)
    case (let part, _): throw controller(saying: part)
    }
  }

  package func answer(_ button: String) {
    let user = viewState.value.alerts.first?.unfollows
    viewState.closeAlert()
    if button == "Unfollow", let user { store.unfollow(user: user) }
  }

  package func back() { _ = viewState.back() }

  package func pull(_ part: String) { feed(part).map(store.load) }

  package func type(_ text: String, into element: ElementName) {
    guard case .categories(let search)? = screen else { return }
    let screen = viewState.value.screens.count - 1
    viewState.alreadyTyped(screen: screen, field: "categories.query", text)
    store.search(for: text, in: search)
  }

  package func receive(_ push: Push) { store.receive(push: push) }

  // MARK: What the stores hold

  package var shown: Shown {
    let state = store.value
    var shown = Shown()
    shown.set("stack", viewState.value.screens.map(\.name))
    shown.set(alert: viewState.value.alerts.first?.title, toast: viewState.value.toast?.text)
    switch screen {
    case .profile(let user, let feeds)?:
      let all = state.feeds(feeds)
      shown.set("hud", Profile.isLoading(all.map(\.state)))
      for feed in all { show(feed, of: user, in: &shown) }
    case .following(let feeds)?, .suggested(let feeds)?, .voices(let feeds)?:
      for feed in state.feeds(feeds) { show(feed, of: user, in: &shown) }
    case .blog(let blog)?: if let text = BlogText(blog, in: state.document) { shown.setBlog(text) }
    case .gallery(let number)?: if let gallery = state.gallery(number) { show(gallery, in: &shown) }
    case .categories(let search)?: shown.set("categories.result", state.search(search)?.result ?? "")
    case nil: break
    }
    return shown
  }

  private func show(_ feed: Feed, of user: Int, in shown: inout Shown) {
    let document = store.value.document
    shown.set(feed.resource.name, feed)
    if case .header = feed.resource, let user = document.users[user] { shown.set(HeaderText(user)) }
    for (place, id) in feed.ids.prefix(Shown.rowsInSight).enumerated() {
      let path = "\(feed.resource.name)[\(place)]"
      switch feed.resource {
      case .blogs: if let text = BlogText(id, in: document) { shown.set(path, text) }
      case .drafts: if let draft = document.drafts[id] { shown.set("\(path).title", draft.title) }
      case .voices:
        if let voice = document.voices[id] { shown.set(path, VoiceText(voice, store.value.playlist[id])) }
      // How a name is written is for the controller to say.
      case .following, .suggested:
        if let user = document.users[id] { shown.set("\(path).follow", ButtonText(following: user)) }
      case .header, .images, .articles: break
      }
    }
  }

  private func show(_ gallery: GalleryState, in shown: inout Shown) {
    shown.setPage(gallery.page, previous: gallery.canShowPrevious, next: gallery.canShowNext)
    shown.set("gallery.images", gallery.images, state: gallery.imagesState)
    shown.set("gallery.articles", gallery.articles, state: gallery.articlesState)
  }

  // MARK: The controllers, each with its views

  /// The controller that says what a path shows.
  package func controller(saying path: String) -> NeedsViews {
    let context = Context(store: store, viewState: viewState, index: 0)
    switch path.prefix(while: { $0.isLetter }) {
    case "header":
      return NeedsViews(HeaderController(context, user: user, feeds: 1, view: HeaderView(runtime)))
    case "blogs":
      let view = ProfileView(runtime).blogs
      return NeedsViews(BlogsController(context, user: user, feeds: 1, view: view))
    case "hud", "drafts":
      return NeedsViews(ProfileController(context, user: user, feeds: 1, view: ProfileView(runtime)))
    case "blog": return NeedsViews(BlogController(context, blog: 1, view: BlogView(runtime)))
    case "following": return users(context, .following, .star, asks: true)
    case "suggested": return users(context, .suggested, .at, asks: false)
    case "voices": return NeedsViews(VoicesController(context, feeds: 1, view: VoicesView(runtime).voices))
    case "gallery": return NeedsViews(GalleryController(context, gallery: 1, view: GalleryView(runtime)))
    case "categories":
      return NeedsViews(CategoriesController(context, search: 1, view: CategoriesView(runtime)))
    case _:
      let window = Window(runtime)
      return NeedsViews(RootController(store, viewState, user: user, gallery: mode, window: window))
    }
  }

  private func users(
    _ context: Context, _ resource: Resource, _ format: NameFormat, asks: Bool
  ) -> NeedsViews {
    let view = UsersView(runtime, resource.name).users
    return NeedsViews(
      UsersController(context, FeedID(group: 1, resource: resource), format, asks: asks, view: view))
  }
}

extension Screen {
  /// The screen's name, as the stack shows it.
  fileprivate var name: String {
    switch content {
    case .profile: "profile"
    case .blog: "blog"
    case .following: "following"
    case .suggested: "suggested"
    case .voices: "voices"
    case .gallery: "gallery"
    case .categories: "categories"
    }
  }
}

/// Stands for the root controller where one store's announcement becomes an action on the other.
private final class FakeController: Participant {
  private var observation: Subscription?

  init(_ store: BlogStore, _ viewState: ViewStateStore) {
    super.init(store.runtime, .controller)
    observation = store.noticed.add(self) { [unowned viewState] _, notice in viewState.tell(notice) }
  }
}
