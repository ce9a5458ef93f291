import BlogDomain
import Runtime

extension AppState: Inspectable {
  /// Compares all that is remembered.
  static func inspect(_ old: AppState, _ new: AppState, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
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
    for screen in old where !new.contains(where: { $0.number == screen.number }) {
      inspector.whole("screens", id: screen.number, screen, nil)
    }
    for screen in new {
      inspector.whole("screens", id: screen.number, old.first { $0.number == screen.number }, screen)
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
    case (.gallery(let old), .gallery(let new)): inspector.nested("gallery", old, new)
    case (.categories(let old), .categories(let new)):
      inspector.nested("categories", old, new)
    case (.profile, _), (.blog, _), (.people, _), (.voices, _), (.gallery, _), (.categories, _): break
    }
  }
}

extension List: Inspectable {
  static func inspect(_ old: List, _ new: List, with inspector: inout Inspector) {
    Feed.inspect(old.feed, new.feed, with: &inspector)
    inspector.field("first", old.first, new.first)
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
