import BlogDomain
import Runtime

/// What a message makes of the state: the domain's rules, put in order.
extension BlogProgram {
  static func update(_ state: inout AppState, _ message: BlogMessage) -> [Effect] {
    switch message {
    case .opened(let screen): return open(screen, &state)
    case .back: return back(&state)
    case .refresh(let id): return refresh(id, &state)
    case .more(let id): return loadMore(id, &state)
    case .scrolled(let id, let row):
      _ = state.withList(id) { $0.first = row }
      return []
    case .followTapped(let user): return begin(state.document.toggleFollow(user), &state)
    case .askedFollowTapped(let user):
      guard let question = state.document.question(beforeToggling: user) else {
        return begin(state.document.toggleFollow(user), &state)
      }
      state.alerts.append(Dialog(number: state.nextNumber(), title: question, content: .unfollow(user)))
      return []
    case .blogTapped(let blog):
      state.screens.append(Screen(number: state.nextNumber(), name: "blog", content: .blog(blog), lists: []))
      return []
    case .likeTapped(let blog): return begin(.like(blog), &state)
    case .shareTapped(let blog): return begin(.share(blog), &state)
    case .alertClosed:
      state.alerts.removeFirst()
      return []
    case .unfollowConfirmed(let user):
      state.alerts.removeFirst()
      return begin(.unfollow(user), &state)
    case .answered(let id, let read, let response): return receive(response, read, id, &state)
    case .voiceTapped(let voice, let list):
      return play(state.playlist.tap(voice, in: state.list(list)?.feed.ids ?? [], state.document))
    case .played(let event): return play(state.playlist.receive(event, state.document))
    case .asked(let wish, let screen): return ask(wish, screen, &state)
    case .galleryAnswered(let read, let response, let screen): return receive(response, read, screen, &state)
    case .queryChanged(let text, let screen): return search(for: text, screen, &state)
    case .searchAnswered(let query, let response, let screen):
      return receive(response, query, screen, &state)
    case .wrote(let write, let response): return tell(state.document.finish(write, with: response), &state)
    case .pushed(let push):
      state.document.apply(push)
      return []
    case .toastExpired(let number):
      if state.toast?.number == number { state.toast = nil }
      return []
    }
  }

  private static func open(_ name: String, _ state: inout AppState) -> [Effect] {
    let content: Screen.Content
    let resources: [Resource]
    switch name {
    case "profile":
      content = .profile(user: state.user)
      resources = [.header(user: state.user), .blogs(user: state.user), .drafts(user: state.user)]
    case "following":
      content = .people(.star, asks: true)
      resources = [.following]
    case "suggested":
      content = .people(.at, asks: false)
      resources = [.suggested]
    case "voices":
      content = .voices
      resources = [.voices]
    case "gallery":
      content = .gallery(GalleryState(state.gallery))
      resources = []
    case "categories":
      content = .categories(CategorySearch())
      resources = []
    case _: return []
    }
    let number = state.nextNumber()
    let lists = resources.map { List(feed: Feed($0)) }
    state.screens.append(Screen(number: number, name: name, content: content, lists: lists))
    return resources.flatMap { refresh(ListID(screen: number, resource: $0), &state) }
      + ask(.open, number, &state)
  }

  private static func back(_ state: inout AppState) -> [Effect] {
    guard state.screens.count > 1, let screen = state.screens.popLast() else { return [] }
    return screen.showsVoices ? play(state.playlist.stop()) : []
  }

  private static func refresh(_ id: ListID, _ state: inout AppState) -> [Effect] {
    let stamp = state.document.nextStamp()
    return ask(state.withList(id) { $0.feed.load(stamp: stamp) }, id)
  }

  private static func loadMore(_ id: ListID, _ state: inout AppState) -> [Effect] {
    let stamp = state.document.nextStamp()
    return ask(state.withList(id) { $0.feed.loadMore { stamp } } ?? nil, id)
  }

  private static func ask(_ read: Read?, _ id: ListID) -> [Effect] {
    guard let read else { return [] }
    return [
      .request(read.request, accepts: { $0.list(id)?.feed.accepts(read) ?? false }) {
        .answered(id, read, $0)
      }
    ]
  }

  private static func receive(
    _ response: Response, _ read: Read, _ id: ListID, _ state: inout AppState
  ) -> [Effect] {
    let page = state.document.merge(response, for: read)
    let notice = state.withList(id) { list in
      let notice = list.feed.receive(page, for: read)
      list.first = RowsInSight.clamp(list.first, rows: list.feed.ids.count)
      return notice
    }
    return tell(notice ?? nil, &state)
  }

  private static func begin(_ write: Write, _ state: inout AppState) -> [Effect] {
    guard let request = state.document.begin(write) else { return [] }
    return [.request(request) { .wrote(write, $0) }]
  }

  static func tell(_ notice: Notice?, _ state: inout AppState) -> [Effect] {
    switch notice {
    case .alert(let text):
      state.alerts.append(Dialog(number: state.nextNumber(), title: text, content: .notice))
      return []
    case .toast(let text):
      let number = state.nextNumber()
      state.toast = Toast(number: number, text: text)
      return [.after(Notice.toastTime, "toast", .toastExpired(number))]
    case nil: return []
    }
  }
}
