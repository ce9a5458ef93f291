import BlogDomain
import HeadlessUI
import Runtime

/// What there is to listen to.
final class VoicesBinder: Binder {
  private let adapters: Adapters
  private let feed: FeedID

  init(_ adapters: Adapters, screen: Int) {
    self.adapters = adapters
    feed = FeedID(screen: screen, resource: .voices)
    super.init(adapters.document.runtime)
  }

  override var views: [ViewConstructor] {
    let document = adapters.document
    let select: Binding<TableView> = .select --> document.taking { [feed] in .tapped(voice: $0, feed) }
    return [
      .table(
        "voices", emptyText: "No voices yet", errorText: "Could not load voices",
        adapters.list(feed) { VoiceRowBinder($0, document) } + [select])
    ]
  }
}

/// A voice's row. Out of sight it is told nothing; back in sight it shows how far the voice is by then.
final class VoiceRowBinder: Binder {
  private let row: Row
  private let document: DocumentAdapter

  init(_ row: Row, _ document: DocumentAdapter) {
    self.row = row
    self.document = document
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let row = row
    let text = document.map { state in
      state.document.voices[row.id].map { VoiceText($0, state.playlist[row.id]) }
    }
    return [
      .label(".title", .text <-- text.map { $0?.title ?? "" }),
      .label(".state", .text <-- text.map { $0?.state ?? "" }),
    ]
  }
}
