import BlogDomain
import Runtime

/// The galleries that screens show.
extension BlogStore {
  func gallery(_ id: FeedID) -> GalleryState? { opened.value.galleries[id] }

  /// Makes a gallery for a screen, which must close it.
  func openGallery(_ mode: World.Gallery) -> FeedID {
    traced(mode.rawValue) { open("gallery", "galleryChanged") { $0.galleries[$1] = GalleryState(mode) } }
  }

  func closeGallery(_ id: FeedID) { traced(id) { close(id) { $0.galleries[id] = nil } } }

  func ask(_ wish: GalleryState.Wish, of id: FeedID) {
    traced(wish) { send(change(id) { $0.ask(wish, stamp: nextStamp) } ?? [], id) }
  }

  private func send(_ reads: [Read], _ id: FeedID) {
    for read in reads {
      let accepts = { [weak self] in self?.gallery(id)?.accepts(read) ?? false }
      api.send(read.request, for: self, accepts: accepts) { [weak self] response in
        self?.receive(response, read, id)
      }
    }
  }

  private func receive(_ response: Response, _ read: Read, _ id: FeedID) {
    let page = merge(response, for: read)
    guard let reads = change(id, { $0.take(page, for: read, stamp: nextStamp) }) else { return }
    send(reads, id)
    guard page == nil, let gallery = gallery(id) else { return }
    let feed = read.resource == .images ? gallery.images : gallery.articles
    ended.send(.notLoaded(read.resource, isEmpty: feed.ids.isEmpty))
  }

  private func change<R>(_ id: FeedID, _ body: (inout GalleryState) -> R) -> R? {
    change(id, \.galleries[id], body)
  }
}
