import BlogDomain
import Runtime

/// The galleries that screens show.
extension BlogStore {
  /// Asks for the first page of a gallery.
  /// - Returns: The number that it is kept under until its screen closes it.
  func open(gallery mode: World.Gallery) -> Int {
    traced(mode.rawValue) {
      let (number, reads) = act { $0.open(gallery: mode) }
      send(reads, number)
      return number
    }
  }

  func close(gallery number: Int) { traced(number) { act { $0.close(gallery: number) } } }

  func ask(_ wish: GalleryState.Wish, of gallery: Int) {
    traced(wish) { send(act { $0.ask(wish, of: gallery) }, gallery) }
  }

  private func send(_ reads: [Read], _ gallery: Int) {
    for read in reads {
      let accepts = { [weak self] in self?.value.gallery(gallery)?.accepts(read) ?? false }
      api.send(read.request, for: self, accepts: accepts) { [weak self] response in
        self?.receive(response, read, gallery)
      }
    }
  }

  private func receive(_ response: Response, _ read: Read, _ gallery: Int) {
    let (notice, reads) = act { $0.receive(response, for: read, gallery: gallery) }
    send(reads, gallery)
    if let notice { noticed.send(notice) }
  }
}
