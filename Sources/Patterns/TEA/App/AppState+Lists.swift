import BlogDomain

extension AppState {
  /// The list of an id; nil where its screen is gone.
  func list(_ id: ListID) -> List? { screen(id.screen)?.content[id.resource] }

  /// Changes a list; nothing happens where its screen is gone.
  mutating func withList<R>(_ id: ListID, _ body: (inout List) -> R) -> R? {
    withContent(id.screen) { content in
      guard var list = content[id.resource] else { return nil }
      let result = body(&list)
      content[id.resource] = list
      return result
    }
  }

  /// The screen of a number; nil where it is gone.
  func screen(_ number: Int) -> Screen? { screens.first { $0.number == number } }

  /// Changes what a screen shows; nothing happens where it is gone.
  mutating func withContent<R>(_ screen: Int, _ body: (inout Screen.Content) -> R?) -> R? {
    guard let screen = screens.firstIndex(where: { $0.number == screen }) else { return nil }
    return body(&screens[screen].content)
  }

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }
}

extension Screen.Content {
  /// The lists that it loads, in the order asked for.
  var lists: [List] {
    switch self {
    case .profile(let page): [page.header, page.blogs, page.drafts]
    case .people(let page): [page.list]
    case .voices(let list): [list]
    case .blog, .gallery, .categories: []
    }
  }

  /// The list of a resource; nil where it has none.
  subscript(resource: Resource) -> List? {
    get { lists.first { $0.feed.resource == resource } }
    set {
      guard let newValue, self[resource] != nil else { return }
      switch self {
      case .profile(var page):
        if page.header.feed.resource == resource { page.header = newValue }
        if page.blogs.feed.resource == resource { page.blogs = newValue }
        if page.drafts.feed.resource == resource { page.drafts = newValue }
        self = .profile(page)
      case .people(var page):
        page.list = newValue
        self = .people(page)
      case .voices: self = .voices(newValue)
      case .blog, .gallery, .categories: break
      }
    }
  }
}
