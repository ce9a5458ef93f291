import BlogDomain

/// What opening and leaving a screen makes of the state.
extension AppState {
  mutating func open(_ name: String) -> [Effect] {
    switch name {
    case "profile":
      let page = ProfilePage(
        user: user, header: List(.header(user: user)), blogs: List(.blogs(user: user)),
        drafts: List(.drafts(user: user)))
      return openLists(.profile(page))
    case "following": return openLists(.people(PeoplePage(kind: .followed, list: List(.following))))
    case "suggested": return openLists(.people(PeoplePage(kind: .suggested, list: List(.suggested))))
    case "voices": return openLists(.voices(List(.voices)))
    case "gallery": return ask(.open, show(.gallery(GalleryState(gallery))))
    case "categories":
      show(.categories(CategorySearch()))
      return []
    case _: return []  // the app has no such screen
    }
  }

  /// Shows a screen on top of the others.
  /// - Returns: Its number.
  @discardableResult
  mutating func show(_ content: Screen.Content) -> Int {
    let screen = Screen(number: nextNumber(), content: content)
    screens.append(screen)
    return screen.number
  }

  private mutating func openLists(_ content: Screen.Content) -> [Effect] {
    let screen = show(content)
    return content.lists.flatMap { refresh(ListID(screen: screen, resource: $0.feed.resource)) }
  }

  mutating func back() -> [Effect] {
    guard screens.count > 1, let screen = screens.popLast() else { return [] }
    switch screen.content {
    case .voices: return play(playlist.stop())
    case .profile, .blog, .people, .gallery, .categories: return []
    }
  }
}
