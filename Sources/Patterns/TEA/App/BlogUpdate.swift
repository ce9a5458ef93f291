import BlogDomain
import Runtime

/// What a message makes of the state, and what is to be done then.
extension BlogProgram {
  static func update(_ message: BlogMessage, _ state: AppState) -> (AppState, [Effect]) {
    var state = state
    let effects = state.take(message)
    state.raiseAlert()
    return (state, effects)
  }
}

extension AppState {
  typealias Effect = BlogProgram.Effect

  fileprivate mutating func take(_ message: BlogMessage) -> [Effect] {
    switch message {
    case .opened(let screen): return open(screen)
    case .back: return back()
    case .sceneChanged(let change):
      if let place = screens.firstIndex(where: { $0.number == change.screen }) {
        screens[place].isAttached = change.isAttached
      }
      return []
    case .refresh(let id): return refresh(id)
    case .more(let id): return loadMore(id)
    case .scrolled(let id, let row):
      scroll(id, to: row)
      return []
    case .blogTapped(let blog):
      if document.blogs[blog] != nil { show(.blog(blog)) }
      return []
    case .followTapped(let user), .suggestedPersonTapped(let user): return toggleFollow(user)
    case .followedPersonTapped(let user):
      guard let person = document.users[user], person.isFollowed else { return toggleFollow(user) }
      wait(Dialog(number: nextNumber(), content: .unfollow(user, name: person.name)))
      return []
    case .likeTapped(let blog): return begin(.like(blog))
    case .shareTapped(let blog): return begin(.share(blog))
    case .alertClosed:
      alert = nil
      return []
    case .unfollowConfirmed: return confirmUnfollow()
    case .voiceTapped(let voice, let id): return tapVoice(voice, id)
    case .played(let event): return play(playlist.receive(event, document))
    case .gallery(let wish, let screen): return ask(wish, screen)
    case .queryChanged(let text, let screen): return search(for: text, screen)
    case .answered(let call, let response): return receive(response, call)
    case .pushed(let push):
      document.apply(push)
      return []
    case .toastExpired(let number):
      if toast?.number == number { toast = nil }
      return []
    }
  }

  private mutating func receive(_ response: Response, _ call: BlogCall) -> [Effect] {
    switch call {
    case .read(let read, let id): receive(response, read, id)
    case .readGallery(let read, let screen): receive(response, read, gallery: screen)
    case .search(let query, let screen): receive(response, query, screen)
    case .write(let write): finish(write, response)
    }
  }
}
