import BlogDomain
import Runtime

extension DocumentState: Inspectable {
  /// Compares what is known, then each list and gallery that stays open field by field; of what is opened or closed,
  /// what is shown first.
  static func inspect(_ old: DocumentState, _ new: DocumentState, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    for (id, feed) in old.feeds where new.place(id) == nil {
      inspector.field("\(id.resource.name).state", feed.state, nil)
    }
    for (id, feed) in new.feeds {
      let before = old.place(id).map { old.feeds[$0].feed }
      if before == nil { inspector.field("\(id.resource.name).state", nil, feed.state) }
      if let before { inspector.nested(id.resource.name, before, feed) }
    }
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    for (screen, gallery) in old.galleries where new.gallery(screen) == nil {
      inspector.field("gallery.page", gallery.page, nil)
    }
    for (screen, gallery) in new.galleries {
      let before = old.gallery(screen)
      if before == nil { inspector.field("gallery.page", nil, gallery.page) }
      if let before { inspector.nested("gallery", before, gallery) }
    }
  }

  private func place(_ id: FeedID) -> Int? { feeds.firstIndex { $0.id == id } }
}
