import BlogDomain

/// What there is to listen to, as a function of the state.
extension BlogProgram {
  static func voicesView(_ screen: Screen, _ state: AppState) -> [VirtualView<BlogMessage>] {
    let list = screen.lists[0]
    let id = id(screen.number, list.feed)
    return [
      .table(
        VirtualTable(
          content(screen.number, list.feed, emptyText: "No voices yet", errorText: "Could not load voices"),
          rows: list.feed.ids, first: list.first, onSelect: { .voiceTapped($0, id) },
          onScroll: { .scrolled(id, $0) }, lazyRows: VoiceRows(state.document.voices, state.playlist)))
    ]
  }
}

/// The voices' rows: they depend on the voices, and on how far each is.
private final class VoiceRows: LazyRows<BlogMessage> {
  private let voices: EntityTable<Voice>
  private let playlist: Playlist

  init(_ voices: EntityTable<Voice>, _ playlist: Playlist) {
    self.voices = voices
    self.playlist = playlist
  }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? VoiceRows else { return false }
    return voices.isIdentical(to: other.voices) && playlist.tracks.isIdentical(to: other.playlist.tracks)
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> {
    voices.read(id) { VoiceRow(VoiceText($0, playlist[id])) } ?? LazyRow()
  }
}

/// A voice's row: it depends on what it says.
private final class VoiceRow: LazyRow<BlogMessage> {
  private let text: VoiceText

  init(_ text: VoiceText) { self.text = text }

  override func isSame(as other: Lazy) -> Bool { (other as? VoiceRow)?.text == text }

  override func views() -> [VirtualView<BlogMessage>] {
    [.label(".title", text.title), .label(".state", text.state)]
  }
}
