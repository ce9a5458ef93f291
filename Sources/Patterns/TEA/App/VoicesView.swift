import BlogDomain

/// What there is to listen to, as a function of the state.
extension BlogProgram {
  static func voicesView(_ screen: Int, _ list: List, _ document: Document, _ playlist: Playlist) -> [Node] {
    let id = id(list, on: screen)
    return [
      .table(
        VirtualTable(
          content(list.feed, id, emptyText: Strings.noVoices, errorText: Strings.couldNotLoadVoices),
          rows: list.feed.ids, first: list.first, onSelect: { .voiceTapped($0, id) },
          onScroll: { .scrolled(id, $0) }
        ) { row in
          .row([
            .label(".title", document.voices[row]?.title ?? ""),
            .label(".state", playlist[row].rawValue),
          ])
        })
    ]
  }
}
