import BlogDomain
import Runtime

/// The galleries that screens show.
extension BlogStore {
  func article(_ id: Int) -> Article? { document.value.articles[id] }

  func gallery(_ id: FeedID) -> GalleryState? { galleries[id]?.state.value }

  /// That a gallery is not as it was.
  func galleryChanged(_ id: FeedID) -> ObserverList<FeedID>? { galleries[id]?.changed }

  /// Makes a gallery for a screen, which must close it.
  func openGallery(_ mode: World.Gallery) -> FeedID {
    let id = nextID("gallery")
    galleries[id] = (StateCell(of: self, at: "gallery", GalleryState(mode)), notification("galleryChanged"))
    return id
  }

  func closeGallery(_ id: FeedID) { galleries[id] = nil }

  func ask(_ wish: GalleryState.Wish, of id: FeedID) {
    traced(wish) {
      let reads = galleries[id]?.state.mutate { $0.ask(wish, stamp: nextStamp) } ?? []
      if reads.isEmpty { return }
      galleries[id]?.changed.send(id)
      for read in reads { send(read, id) }
    }
  }

  private func send(_ read: Read, _ id: FeedID) {
    let accepts = { [weak self] in self?.gallery(id)?.accepts(read) ?? false }
    api.send(read.request, for: self, accepts: accepts) { [weak self] response in
      self?.receive(response, read, id)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ id: FeedID) {
    let page = changeDocument { $0.merge(response, for: read) }
    guard let gallery = galleries[id] else { return }
    let (notice, reads) = gallery.state.mutate { $0.receive(page, for: read, stamp: nextStamp) }
    gallery.changed.send(id)
    for read in reads { send(read, id) }
    if let notice { noticed.send(notice) }
  }

  private func nextStamp() -> Int { document.mutate { $0.nextStamp() } }
}
