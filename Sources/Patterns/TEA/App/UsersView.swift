import BlogDomain

/// A list of people as a function of the state: those followed, or those suggested.
extension BlogProgram {
  static func peopleView(_ screen: Int, _ page: PeoplePage, _ document: Document) -> [Node] {
    let list = page.list, id = id(list, on: screen)
    return [
      .table(
        VirtualTable(
          content(list.feed, id, emptyText: Strings.nobody, errorText: Strings.couldNotLoadPeople),
          rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id, $0) }
        ) { row in
          document.users[row].map { .lazy(PersonRow(user: $0, kind: page.kind)) } ?? .row([])
        })
    ]
  }
}

/// A person in a row: it depends on the person, and on which list it stands in.
struct PersonRow: LazyView {
  let user: User
  let kind: PeoplePage.Kind

  func view() -> VirtualView<BlogMessage> {
    switch kind {
    case .followed: row(named: Strings.followedName(user.name), .followedPersonTapped(user.id))
    case .suggested: row(named: Strings.suggestedName(user.name), .suggestedPersonTapped(user.id))
    }
  }

  private func row(named name: String, _ message: BlogMessage) -> VirtualView<BlogMessage> {
    .row([.label(".name", name), FollowButton.view(of: user, message)])
  }
}
