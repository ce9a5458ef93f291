import BlogDomain

/// What there is to listen to, as a function of the state.
extension BlogProgram {
  static func voicesView(_ screen: Screen, _ state: AppState) -> [VirtualView<BlogMessage>] {
    [.table(VoicesTable(screen.number, screen.lists[0], state.document, state.playlist))]
  }
}

/// The table of voices. Its rows depend on the voices, and on how far each is.
private final class VoicesTable: LazyTable<BlogMessage> {
  private let screen: Int
  private let list: List
  private let document: Document
  private let playlist: Playlist

  init(_ screen: Int, _ list: List, _ document: Document, _ playlist: Playlist) {
    self.screen = screen
    self.list = list
    self.document = document
    self.playlist = playlist
  }

  override func hasSameFrame(as other: Lazy) -> Bool { (other as? VoicesTable)?.list == list }

  override func frame() -> VirtualTable<BlogMessage> {
    let id = BlogProgram.id(screen, list.feed)
    return VirtualTable(
      BlogProgram.content(screen, list.feed, emptyText: "No voices yet", errorText: "Could not load voices"),
      rows: list.feed.ids, first: list.first, onSelect: { .voiceTapped($0, id) },
      onScroll: { .scrolled(id, $0) })
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    guard let other = other as? VoicesTable else { return nil }
    let areSame =
      document.voices.isIdentical(to: other.document.voices)
      && playlist.tracks.isIdentical(to: other.playlist.tracks)
    return areSame ? [] : nil
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> {
    document.voices.read(id) { VoiceRow(VoiceText($0, playlist[id])) } ?? LazyRow()
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
