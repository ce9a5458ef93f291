import BlogDomain
import Runtime

/// What a message to the voices or a gallery makes of the document.
extension DocumentReducer {
  static func message(_ event: AudioPlayer.Event) -> DocumentMessage? { .played(event) }

  static func play(_ order: AudioPlayer.Order?) -> [Effect<Self>] { order.map { [.play($0)] } ?? [] }

  /// Asks something of the gallery on a screen; nothing happens where there is none.
  static func ask(_ wish: GalleryState.Wish, _ screen: Int, _ state: inout DocumentState) -> [Effect<Self>] {
    send(state.withGallery(screen) { $0.ask(wish, stamp: $1) } ?? [], screen)
  }

  static func receive(
    _ response: Response, _ read: Read, _ screen: Int, _ state: inout DocumentState
  ) -> [Effect<Self>] {
    let page = state.document.merge(response, for: read)
    let answer = state.withGallery(screen) { $0.receive(page, for: read, stamp: $1) }
    guard let (notice, reads) = answer else { return [] }
    return send(reads, screen) + tell(notice)
  }

  private static func send(_ reads: [Read], _ screen: Int) -> [Effect<Self>] {
    reads.map { read in
      .request(read.request, accepts: { $0.gallery(screen)?.accepts(read) ?? false }) {
        .galleryLoaded(screen: screen, read, $0)
      }
    }
  }
}
