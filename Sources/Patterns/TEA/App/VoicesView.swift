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
          onScroll: { .scrolled(id, $0) },
          rowsKey: VoiceRows(voices: state.document.voices, tracks: state.playlist.tracks)
        ) { id in
          VirtualRow(VoiceRow(state.document.voices[id], state.playlist[id])) { voiceRow($0) }
        })
    ]
  }

  private static func voiceRow(_ row: VoiceRow) -> [VirtualView<BlogMessage>] {
    guard let text = row.text else { return [] }
    return [.label(".title", text.title), .label(".state", text.state)]
  }
}

/// All that the voices' rows depend on.
private final class VoiceRows: LazyKey {
  let voices: EntityTable<Voice>
  let tracks: EntityTable<Track>

  init(voices: EntityTable<Voice>, tracks: EntityTable<Track>) {
    self.voices = voices
    self.tracks = tracks
  }

  override func isSame(as other: LazyKey) -> Bool {
    guard let other = other as? VoiceRows else { return false }
    return voices.isIdentical(to: other.voices) && tracks.isIdentical(to: other.tracks)
  }
}

/// All that a voice's row depends on.
private final class VoiceRow: LazyKey {
  let text: VoiceText?

  init(_ voice: Voice?, _ state: VoiceState) { text = voice.map { VoiceText($0, state) } }

  override func isSame(as other: LazyKey) -> Bool { (other as? VoiceRow)?.text == text }
}
