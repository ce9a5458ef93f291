package import BlogDomain
import BlogViews
package import HeadlessUI
package import Runtime

/// MVC+VS with no view built: the two stores, and the controller that plays, which has no view. A person's action is done
/// to them as the controller does it, and what they hold is read through the domain's texts; which action a tap means
/// where that takes a decision, and how names are written, controllers say, which are made with their views.
package final class MVCVSSeam {
  private let store: BlogStore
  private let viewState: ViewStateStore
  private let user: Int
  private let mode: World.Gallery
  private let root: FakeController
  private let parts: MVCVSParts
  private let player: PlayerController

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    store = BlogStore(service)
    viewState = ViewStateStore(service.runtime)
    self.user = user
    mode = gallery
    root = FakeController(store, viewState)
    parts = MVCVSParts(Context(store: store, viewState: viewState, place: 0), user: user, mode)
    player = PlayerController(store, viewState)
  }

  private var screen: Screen? { viewState.value.stack.last }

  private func feed(_ name: String) -> Feed? {
    screen.flatMap { store.value.feeds(of: $0.number).first { $0.resource.name == name } }
  }

  private func id(_ feed: Feed) -> FeedID? {
    screen.map { FeedID(screen: $0.number, resource: feed.resource) }
  }

  private func row(_ element: ElementName) -> Int? {
    let ids = feed(element.container)?.ids ?? []
    return element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  // MARK: The actions

  package func open(_ screen: String) {
    switch screen {
    case "profile":
      open(.profile(user: user), [.header(user: user), .blogs(user: user), .drafts(user: user)])
    case "following": open(.following, [.following])
    case "suggested": open(.suggested, [.suggested])
    case "voices": open(.voices, [.voices])
    case "gallery": open(.gallery, [.images, .articles(chained: mode == .chained)])
    case "categories": open(.categories, [])
    case _: break
    }
  }

  private func open(_ screen: Screen.Content, _ resources: [Resource]) {
    store.open(resources, for: viewState.value.nextNumber)
    viewState.open(screen)
  }

  package func tap(_ element: ElementName) throws {
    switch (element.container, element.member) {
    case ("header", "follow"): store.toggleFollow(user: user)
    case ("blogs", nil): if let blog = row(element) { viewState.open(.blog(blog)) }
    case ("blogs", "like"): if let blog = row(element) { store.like(blog: blog) }
    case ("blogs", "share"): if let blog = row(element) { store.share(blog: blog) }
    case ("blog", "like"): if case .blog(let blog)? = screen?.content { store.like(blog: blog) }
    case ("voices", nil):
      if let voice = row(element), let feed = feed("voices") {
        viewState.play(voice, in: feed.ids, store.value.document)
      }
    case ("gallery", let button?): page(by: button == "next" ? 1 : -1)
    case (_, "more"): feed(element.container).flatMap(id).map(store.loadMore)
    case (_, "retry"): pull(element.container)
    case (let part, _): throw parts.controller(saying: part)
    }
  }

  private func page(by step: Int) {
    guard let images = feed("gallery.images"), let id = id(images) else { return }
    viewState.wish(page: images.nextPage - 1 + step, at: viewState.value.stack.count - 1)
    store.load(id, page: images.nextPage - 1 + step)
  }

  package func answer(_ button: String) {
    let dialog = viewState.value.alert
    viewState.closeAlert()
    if button == Strings.unfollow, case .unfollow(let user, _)? = dialog?.content {
      store.unfollow(user: user)
    }
  }

  package func back() {
    if let screen = viewState.back() { store.close(screen.number) }
  }

  package func pull(_ part: String) {
    if let id = feed(part).flatMap(id) { store.load(id) }
  }

  package func type(_ text: String, into element: ElementName) {
    guard let screen, !areSame(screen.query, text) else { return }
    viewState.alreadyTyped(text, at: viewState.value.stack.count - 1)
    store.search(for: text, on: screen.number)
  }

  package func receive(_ push: Push) { store.receive(push: push) }

  // MARK: What the stores hold

  package var shown: Shown {
    let (state, view) = (store.value, viewState.value)
    var shown = Shown()
    shown.set("stack", view.stack.map(\.name))
    shown.set(alert: view.alert?.title, toast: view.toast?.text)
    guard let screen else { return shown }
    let feeds = state.feeds(of: screen.number)
    switch screen.content {
    case .profile(let user):
      shown.set("hud", Profile.isLoading(feeds.map(\.state)))
      for feed in feeds { show(feed, of: user, in: &shown) }
    case .following, .suggested, .voices:
      for feed in feeds { show(feed, of: user, in: &shown) }
    case .blog(let blog): if let text = BlogText(blog, in: state.document) { shown.setBlog(text) }
    case .gallery: showGallery(in: &shown)
    case .categories:
      switch state[screen.number]?.search.finding {
      case .category(let name)?: shown.set("categories.result", name)
      case .noCategory?: shown.set("categories.result", Strings.noSuchCategory)
      case .nothing?, nil: shown.set("categories.result", "")
      }
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
        if let voice = document.voices[id] {
          shown.set(path, VoiceText(voice, viewState.value.sound.playlist[id]))
        }
      // How a name is written is for the controller to say.
      case .following, .suggested:
        if let user = document.users[id] { shown.set("\(path).follow", ButtonText(following: user)) }
      case .header, .images, .articles: break
      }
    }
  }

  private func showGallery(in shown: inout Shown) {
    guard let images = feed("gallery.images"), let articles = feed("gallery.articles") else { return }
    let page = images.nextPage - 1
    shown.setPage(page, previous: page > 0 && !images.isLoading, next: images.more && !images.isLoading)
    shown.set("gallery.images", images)
    let waits = mode == .chained && articles.isUntouched
    shown.set(
      "gallery.articles", articles, state: waits && images.state != .loading ? .empty : articles.state)
  }

  package func controller(saying path: String) -> NeedsViews { parts.controller(saying: path) }
}

extension Dialog {
  /// What it says.
  fileprivate var title: String {
    switch content {
    case .failure(let text): text
    case .unfollow(_, let name): Strings.stopFollowing(name)
    }
  }
}

/// Stands for the root controller where one store's announcement becomes an action on the other: puts it in the domain's
/// words.
private final class FakeController: Participant {
  private var observation: Subscription?

  init(_ store: BlogStore, _ viewState: ViewStateStore) {
    super.init(store.runtime, .controller)
    observation = store.ended.add(self) { [unowned viewState] _, ending in
      switch ending {
      case .notLoaded(_, isEmpty: true): break
      case .notLoaded(let resource, isEmpty: false): Self.tell(resource.failure, viewState)
      case .noMoreLoaded: viewState.tell(failure: Strings.couldNotLoadMore)
      case .notSearched: viewState.tell(failure: Strings.couldNotSearch)
      case .notDone(let write): Self.tell(write.failure, viewState)
      case .shared: viewState.show(toast: Strings.shared)
      }
    }
  }

  private static func tell(_ notice: Notice, _ viewState: ViewStateStore) {
    switch notice {
    case .alert(let text): viewState.tell(failure: text)
    case .toast(let text): viewState.show(toast: text)
    }
  }
}
