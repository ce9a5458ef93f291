import BlogDomain
import Runtime

extension DocumentState: Inspectable {
  /// Compares what is known, then each list and gallery that stays open field by field; what is opened or closed is
  /// told whole.
  static func inspect(_ old: DocumentState, _ new: DocumentState, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    for list in old.lists where !new.lists.contains(where: { $0.id == list.id }) {
      inspector.whole(list.id.resource.name, id: list.id.screen, list.feed, nil)
    }
    for list in new.lists {
      let before = old.lists.first { $0.id == list.id }
      inspector.whole(list.id.resource.name, id: list.id.screen, before?.feed, list.feed)
    }
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    for gallery in old.galleries where new.gallery(gallery.screen) == nil {
      inspector.whole("gallery", id: gallery.screen, gallery.state, nil)
    }
    for gallery in new.galleries {
      inspector.whole("gallery", id: gallery.screen, old.gallery(gallery.screen), gallery.state)
    }
  }
}

extension DocumentMessage {
  var name: String {
    switch self {
    case .refresh: "refresh"
    case .more: "more"
    case .toggleFollow: "toggleFollow"
    case .askToggleFollow: "askToggleFollow"
    case .like: "like"
    case .share: "share"
    case .tapped: "voiceTapped"
    case .asked(let wish, _): wish.rawValue
    case .opened: "opened"
    case .closed: "closed"
    case .openedGallery: "openedGallery"
    case .closedGallery: "closedGallery"
    case .unfollow: "unfollow"
    case .played: "played"
    case .answered(.read, _), .answered(.readGallery, _): "loaded"
    case .answered(.write(.follow), _): "followAnswered"
    case .answered(.write(.unfollow), _): "unfollowAnswered"
    case .answered(.write(.like), _): "likeAnswered"
    case .answered(.write(.share), _): "shareAnswered"
    case .pushed: "pushed"
    }
  }

  var content: Logged? {
    switch self {
    case .refresh(let list), .more(let list): list.resource.name.logged
    case .toggleFollow(let id), .askToggleFollow(let id), .like(let id), .share(let id), .unfollow(let id),
      .tapped(let id, _):
      id.logged
    case .asked, .closedGallery: nil
    case .openedGallery(_, let mode): mode.rawValue.logged
    case .opened(let lists), .closed(let lists): lists.map(\.resource.name).logged
    case .played(let event): event.logged
    case .answered(.read(let read, _), let response), .answered(.readGallery(let read, _), let response):
      .fields([
        "list": read.resource.name, "page": read.page, "stamp": read.stamp, "success": response.isSuccess,
      ])
    case .answered(.write(let write), let response):
      .fields(["id": write.id, "success": response.isSuccess])
    case .pushed(let push): push.logged
    }
  }
}
