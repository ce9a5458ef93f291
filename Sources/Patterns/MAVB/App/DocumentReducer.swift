import BlogDomain
import Runtime

/// What a message makes of the document: the domain's rules, put in order.
extension DocumentState: AdapterState {
  typealias Message = DocumentMessage
  typealias Call = DocumentCall
  typealias Output = DocumentOutput

  func reduce(_ message: DocumentMessage) -> (DocumentState, [Effect<DocumentState>]) {
    var state = self
    let effects = state.take(message)
    return (state, effects)
  }

  func resume() -> [Effect<DocumentState>] {
    lists.flatMap { list in list.feed.reads.map { .resume(.read($0, list.id)) } }
      + galleries.flatMap { gallery in
        gallery.state.reads.map { .resume(.readGallery($0, screen: gallery.screen)) }
      } + document.writes.map { .resume(.write($0)) }
  }

  static func answered(_ call: DocumentCall, _ response: Response) -> DocumentMessage {
    .answered(call, response)
  }

  static func played(_ event: AudioPlayer.Event) -> DocumentMessage? { .played(event) }

  private mutating func take(_ message: DocumentMessage) -> [Effect<DocumentState>] {
    switch message {
    case .opened(let lists): return open(lists)
    case .closed(let lists): return close(lists)
    case .refresh(let list): return refresh(list)
    case .more(let list): return loadMore(list)
    case .openedGallery(let screen, let mode):
      galleries.append(Gallery(screen: screen, state: GalleryState(mode)))
      return ask(.open, screen)
    case .closedGallery(let screen):
      galleries.removeAll { $0.screen == screen }
      return []
    case .asked(let wish, let screen): return ask(wish, screen)
    case .toggleFollow(let user): return begin(document.toggleFollow(user))
    case .askToggleFollow(let user):
      guard let person = document.users[user], person.isFollowed else {
        return begin(document.toggleFollow(user))
      }
      return [.output(.asked(user, name: person.name))]
    case .unfollow(let user): return begin(.unfollow(user))
    case .like(let blog): return begin(.like(blog))
    case .share(let blog): return begin(.share(blog))
    case .tapped(let voice, let list): return play(playlist.tap(voice, in: feed(list).ids, document))
    case .played(let event): return play(playlist.receive(event, document))
    case .answered(.read(let read, let list), let response): return receive(response, read, list)
    case .answered(.readGallery(let read, let screen), let response):
      return receive(response, read, gallery: screen)
    case .answered(.write(let write), let response): return finish(write, response)
    case .pushed(let push):
      document.apply(push)
      return []
    }
  }

  func play(_ order: AudioPlayer.Order?) -> [Effect<DocumentState>] { order.map { [.play($0)] } ?? [] }

  private mutating func begin(_ write: Write) -> [Effect<DocumentState>] {
    document.begin(write) == nil ? [] : [.request(.write(write))]
  }

  private mutating func finish(_ write: Write, _ response: Response) -> [Effect<DocumentState>] {
    let isDone = document.settle(write, with: response)
    switch write {
    case .follow: return isDone ? [] : [.output(.failed(Strings.couldNotFollow))]
    case .unfollow: return isDone ? [] : [.output(.failed(Strings.couldNotUnfollow))]
    case .like: return isDone ? [] : [.output(.failed(Strings.couldNotLike))]
    case .share: return [.output(isDone ? .shared : .failed(Strings.couldNotShare))]
    }
  }
}
