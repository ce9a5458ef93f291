package import BlogDomain
import BlogViews
package import HeadlessUI
package import Runtime

/// `mvc/model` with no view built: the model alone, which owns the network. It is asked as controllers ask it, and
/// what it holds is read through the domain's texts, as controllers read it; whatever a controller decides cannot be
/// held, since every controller is made with its views and a window.
package final class MVCSeam {
  private let runtime: Runtime
  private let store: BlogStore
  private let user: Int
  private let mode: World.Gallery
  private let controller: FakeController
  private var screens: [[ModelPart]] = []

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    runtime = service.runtime
    store = BlogStore(service)
    self.user = user
    mode = gallery
    controller = FakeController(store)
  }

  /// Something that the model holds for a screen.
  private enum ModelPart {
    case feed(Resource, FeedID)
    case blog(Int)
    case gallery(FeedID)
    case search(FeedID)
  }

  private func feed(_ name: String) -> FeedID? {
    for case .feed(let resource, let id) in screens.last ?? [] where resource.name == name { return id }
    return nil
  }

  private func row(_ element: ElementName) -> Int? {
    let ids = feed(element.container).flatMap(store.feed)?.ids ?? []
    return element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  // MARK: What controllers ask of the model

  package func open(_ screen: String) {
    switch screen {
    case "profile": load([.header(user: user), .blogs(user: user), .drafts(user: user)])
    case "following": load([.following])
    case "suggested": load([.suggested])
    case "voices":
      store.setUpPlayer()
      load([.voices])
    case "gallery":
      let id = store.openGallery(mode)
      screens.append([.gallery(id)])
      store.ask(.open, of: id)
    case "categories": screens.append([.search(store.openSearch())])
    case _: break
    }
  }

  private func load(_ resources: [Resource]) {
    let feeds = resources.map { ($0, store.openFeed($0)) }
    screens.append(feeds.map { .feed($0, $1) })
    for (_, id) in feeds { store.load(id) }
  }

  package func tap(_ element: ElementName) throws {
    switch (element.container, element.member) {
    case ("header", "follow"): store.toggleFollow(user: user)
    case ("blogs", nil): screens.append([.blog(row(element) ?? 0)])
    case ("voices", nil):
      if let voice = row(element) {
        store.play(voice: voice, in: feed("voices").flatMap(store.feed)?.ids ?? [])
      }
    case ("blogs", "like"): store.like(blog: row(element) ?? 0)
    case ("blogs", "share"): store.share(blog: row(element) ?? 0)
    case ("blog", "like"):
      for case .blog(let id) in screens.last ?? [] { store.like(blog: id) }
    case ("gallery", let button?):
      for case .gallery(let id) in screens.last ?? [] {
        store.ask(button == "next" ? .next : .previous, of: id)
      }
    case (_, "more"): feed(element.container).map(store.loadMore)
    case (_, "retry"): pull(element.container)
    case (let part, _): throw part == "following" || part == "suggested" ? users(part) : root()
    }
  }

  /// The model knows no alerts, so there is nobody to answer.
  package func answer(_ button: String) throws { throw root() }

  package func back() { screens.removeLast() }

  package func pull(_ part: String) { feed(part).map(store.load) }

  package func type(_ text: String, into element: ElementName) {
    for case .search(let id) in screens.last ?? [] { store.search(for: text, in: id) }
  }

  package func receive(_ push: Push) { store.receive(push: push) }

  // MARK: What the model holds

  package var shown: Shown {
    var shown = Shown()
    shown.set(alert: controller.alert, toast: controller.toast)
    var feeds: [Feed] = []
    for part in screens.last ?? [] {
      switch part {
      case .feed(let resource, let id):
        guard let feed = store.feed(id) else { continue }
        feeds.append(feed)
        shown.set(resource.name, feed)
        show(resource, feed.ids, in: &shown)
      case .blog(let id):
        if let text = BlogText(id, in: store.known) { shown.setBlog(text) }
      case .gallery(let id):
        if let gallery = store.gallery(id) { show(gallery, in: &shown) }
      case .search(let id): shown.set("categories.result", store.search(id)?.result ?? "")
      }
    }
    shown.set("hud", Profile.isLoading(feeds.map(\.state)))
    return shown
  }

  private func show(_ resource: Resource, _ ids: [Int], in shown: inout Shown) {
    if case .header = resource, let user = store.user(user) { shown.set(HeaderText(user)) }
    for (place, id) in ids.prefix(Shown.rowsInSight).enumerated() {
      let path = "\(resource.name)[\(place)]"
      switch resource {
      case .blogs: if let text = BlogText(id, in: store.known) { shown.set(path, text) }
      case .drafts: if let draft = store.draft(id) { shown.set("\(path).title", draft.title) }
      case .voices:
        if let voice = store.voice(id) { shown.set(path, VoiceText(voice, store.voiceState(id))) }
      // How a name is written is for the controller to say.
      case .following, .suggested:
        if let user = store.user(id) { shown.set("\(path).follow", ButtonText(following: user)) }
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

  package func part(saying path: String) -> NeedsViews? {
    MVCParts(context, runtime, user: user, mode).part(saying: path)
  }

  private var context: Context { Context(store: store) }

  private func users(_ name: String) -> NeedsViews {
    MVCParts(context, runtime, user: user, mode).users(name)
  }

  private func root() -> NeedsViews { MVCParts(context, runtime, user: user, mode).root() }
}

/// Stands for the root controller where the person must be told something: puts it in the domain's words.
private final class FakeController: Participant {
  private(set) var alert: String?
  private(set) var toast: String?
  private var observation: Subscription?

  init(_ store: BlogStore) {
    super.init(store.runtime, .controller)
    observation = store.ended.add(self) { $0.receive($1) }
  }

  private func receive(_ ending: Ending) {
    switch ending {
    case .notLoaded(_, isEmpty: true): break
    case .notLoaded(let resource, isEmpty: false): show(resource.failure)
    case .noMoreLoaded: alert = Strings.couldNotLoadMore
    case .notSearched: alert = Strings.couldNotSearch
    case .notDone(let write): show(write.failure)
    case .shared: toast = Strings.shared
    }
  }

  private func show(_ notice: Notice) {
    switch notice {
    case .alert(let text): alert = text
    case .toast(let text): toast = text
    }
  }
}
