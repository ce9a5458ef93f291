import BlogDomain
import HeadlessUI
import Runtime

/// What there is to listen to.
func voicesBinder(_ adapters: Adapters, _ id: ListID) -> ViewConstructor {
  let document = adapters.document
  return .table(
    "voices", emptyText: Strings.noVoices, errorText: Strings.couldNotLoadVoices,
    listBinder(adapters, id) { state, id in
      state.document.voices[id].map { (voice: $0, state: state.playlist[id]) }
    } cell: { row in
      [
        .label(".title", .text <-- row.map(\.voice.title)),
        .label(".state", .text <-- row.map(\.state.rawValue)),
      ]
    } + [.select --> document.taking { .tapped(voice: $0, id) }])
}
