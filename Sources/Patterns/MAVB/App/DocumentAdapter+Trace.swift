import BlogDomain
import Runtime

extension DocumentState: Inspectable {
  /// Compares what is known, then each list and gallery that stays open field by field; what is opened or closed is
  /// told whole.
  static func inspect(_ old: DocumentState, _ new: DocumentState, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    for (id, feed) in old.feeds where new.place(id) == nil { inspector.whole(id.resource.name, feed, nil) }
    for (id, feed) in new.feeds {
      inspector.whole(id.resource.name, old.place(id).map { old.feeds[$0].feed }, feed)
    }
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    for (screen, gallery) in old.galleries where new.gallery(screen) == nil {
      inspector.whole("gallery", gallery, nil)
    }
    for (screen, gallery) in new.galleries { inspector.whole("gallery", old.gallery(screen), gallery) }
  }

  private func place(_ id: FeedID) -> Int? { feeds.firstIndex { $0.id == id } }
}
