import BlogDomain
import Runtime

extension AppState: Inspectable {
  /// Compares all that is remembered.
  static func inspect(_ old: AppState, _ new: AppState, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    inspector.field("stamp", old.document.stamp, new.document.stamp)
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    inspector.field("playlist.current", old.playlist.current, new.playlist.current)
    inspector.field("playlist.list", old.playlist.list, new.playlist.list)
    inspect(old.screens, new.screens, with: &inspector)
    inspector.field("alert", old.alert, new.alert)
    inspector.field("waiting", old.waiting, new.waiting)
    inspector.field("toast", old.toast, new.toast)
    inspector.field("count", old.count, new.count)
  }

  private static func inspect(_ old: [Screen], _ new: [Screen], with inspector: inout Inspector) {
    if !old.elementsEqual(new, by: { $0.number == $1.number }) {
      inspector.field("stack", old.map(\.name), new.map(\.name))
    }
    for screen in new {
      guard let before = old.first(where: { $0.number == screen.number }) else { continue }
      inspector.element("screens", id: screen.number, before, screen)
    }
  }
}

extension Screen: Inspectable {
  static func inspect(_ old: Screen, _ new: Screen, with inspector: inout Inspector) {
    inspector.field("attached", old.isAttached, new.isAttached)
    for (old, new) in zip(old.content.lists, new.content.lists) {
      inspector.nested(new.feed.resource.name, old, new)
    }
    switch (old.content, new.content) {
    case (.gallery(let old), .gallery(let new)): inspector.nested("gallery", Gallery(old), Gallery(new))
    case (.categories(let old), .categories(let new)):
      inspector.nested("categories", old, new)
      inspector.field("categories.pending", old.pending, new.pending)
      inspector.field("categories.count", old.count, new.count)
    case (.profile, _), (.blog, _), (.people, _), (.voices, _), (.gallery, _), (.categories, _): break
    }
  }
}

extension List: Inspectable {
  static func inspect(_ old: List, _ new: List, with inspector: inout Inspector) {
    guard old != new else { return }
    inspector.feed(old.feed, new.feed)
    inspector.field("first", old.first, new.first)
  }
}

/// A gallery, compared with all that decides something in it.
private struct Gallery: Inspectable {
  let state: GalleryState

  init(_ state: GalleryState) { self.state = state }

  static func inspect(_ old: Gallery, _ new: Gallery, with inspector: inout Inspector) {
    let (old, new) = (old.state, new.state)
    inspector.field("page", old.page, new.page)
    inspector.field("wanted", old.wanted, new.wanted)
    inspector.nested("images", Whole(old.images), Whole(new.images))
    inspector.nested("articles", Whole(old.articles), Whole(new.articles))
  }

  private struct Whole: Inspectable {
    let feed: Feed

    init(_ feed: Feed) { self.feed = feed }

    static func inspect(_ old: Whole, _ new: Whole, with inspector: inout Inspector) {
      inspector.feed(old.feed, new.feed)
    }
  }
}

extension Inspector {
  /// Compares all that is remembered of a list.
  fileprivate mutating func feed(_ old: Feed, _ new: Feed) {
    guard old != new else { return }
    field("ids", old.ids, new.ids)
    field("more", old.more, new.more)
    field("nextPage", old.nextPage, new.nextPage)
    field("loaded", old.hasLoaded, new.hasLoaded)
    field("failed", old.hasFailed, new.hasFailed)
    field("refresh", old.refresh, new.refresh)
    field("further", old.further, new.further)
  }
}

extension Dialog: Loggable {
  var logged: Logged {
    switch content {
    case .failure(let text): .fields(["number": number, "failure": text])
    case .unfollow(let user, let name): .fields(["number": number, "unfollow": user, "name": name])
    }
  }
}

extension Toast: Loggable {
  var logged: Logged { .fields(["number": number, "text": text]) }
}
