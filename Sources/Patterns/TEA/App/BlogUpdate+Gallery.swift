import BlogDomain
import Runtime

/// What a message to a gallery makes of the state.
extension AppState {
  mutating func ask(_ wish: GalleryState.Wish, _ screen: Int) -> [Effect] {
    guard case .gallery(var gallery)? = self.screen(screen)?.content else { return [] }
    let reads = gallery.ask(wish) { document.nextStamp() }
    return put(gallery, screen, reads)
  }

  /// Takes the answer to a read; one that was superseded, or whose screen is gone, changes nothing.
  mutating func receive(_ response: Response, _ read: Read, gallery screen: Int) -> [Effect] {
    guard case .gallery(var gallery)? = self.screen(screen)?.content, gallery.accepts(read) else { return [] }
    let shown = gallery.images.accepts(read) ? gallery.images.ids : gallery.articles.ids
    let page = document.merge(response, for: read)
    let reads = gallery.take(page, for: read) { document.nextStamp() }
    let alerts = page == nil && !shown.isEmpty ? tell(failure(of: read.resource)) : []
    return put(gallery, screen, reads) + alerts
  }

  private mutating func put(_ gallery: GalleryState, _ screen: Int, _ reads: [Read]) -> [Effect] {
    _ = withContent(screen) { $0 = .gallery(gallery) }
    return reads.map { .request(.readGallery($0, screen: screen)) }
  }
}
