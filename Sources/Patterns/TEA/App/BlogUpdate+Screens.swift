import BlogDomain
import Runtime

/// What a message to the voices, a gallery or a search makes of the state.
extension BlogProgram {
  static func play(_ order: AudioPlayer.Order?) -> [Effect] { order.map { [.play($0)] } ?? [] }

  /// Asks something of the gallery on a screen; nothing happens where there is none.
  static func ask(_ wish: GalleryState.Wish, _ screen: Int, _ state: inout AppState) -> [Effect] {
    let reads = withGallery(screen, &state) { gallery, stamp in gallery.ask(wish, stamp: stamp) }
    return send(reads ?? [], screen)
  }

  static func receive(
    _ response: Response, _ read: Read, _ screen: Int, _ state: inout AppState
  ) -> [Effect] {
    let page = state.document.merge(response, for: read)
    let answer = withGallery(screen, &state) { gallery, stamp in
      gallery.receive(page, for: read, stamp: stamp)
    }
    guard let (notice, reads) = answer else { return [] }
    return send(reads, screen) + tell(notice, &state)
  }

  private static func send(_ reads: [Read], _ screen: Int) -> [Effect] {
    reads.map { read in
      .request(read.request, accepts: { $0.screen(screen)?.gallery?.accepts(read) ?? false }) {
        .galleryAnswered(read, $0, screen: screen)
      }
    }
  }

  private static func withGallery<R>(
    _ screen: Int, _ state: inout AppState, _ body: (inout GalleryState, () -> Int) -> R
  ) -> R? {
    var document = state.document
    let result: R? = state.withContent(screen) { content in
      guard case .gallery(var gallery) = content else { return nil }
      defer { content = .gallery(gallery) }
      return body(&gallery) { document.nextStamp() }
    }
    state.document = document
    return result
  }

  static func search(for text: String, _ screen: Int, _ state: inout AppState) -> [Effect] {
    guard let query = withSearch(screen, &state, { $0.type(text) }) else { return [] }
    return [
      .request(query.request, accepts: { $0.screen(screen)?.search?.accepts(query) ?? false }) {
        .searchAnswered(query, $0, screen: screen)
      }
    ]
  }

  static func receive(
    _ response: Response, _ query: CategorySearch.Query, _ screen: Int, _ state: inout AppState
  ) -> [Effect] {
    tell(withSearch(screen, &state) { $0.receive(response, for: query) }, &state)
  }

  private static func withSearch<R>(
    _ screen: Int, _ state: inout AppState, _ body: (inout CategorySearch) -> R?
  ) -> R? {
    state.withContent(screen) { content in
      guard case .categories(var search) = content else { return nil }
      defer { content = .categories(search) }
      return body(&search)
    }
  }
}
