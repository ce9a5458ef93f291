import BlogDomain

extension AppState {
  /// Everything that the server was asked and has not answered, of what still counts.
  var out: [BlogCall] { screens.flatMap { calls(of: $0) } + document.writes.map(BlogCall.write) }

  private func calls(of screen: Screen) -> [BlogCall] {
    switch screen.content {
    case .profile, .people, .voices, .blog:
      screen.content.lists.flatMap { list in
        list.feed.reads.map { .read($0, ListID(screen: screen.number, resource: list.feed.resource)) }
      }
    case .gallery(let gallery): gallery.reads.map { .readGallery($0, screen: screen.number) }
    case .categories(let search): search.out.map { [.search($0, screen: screen.number)] } ?? []
    }
  }
}
