import BlogDomain
import Runtime

extension ViewState: Inspectable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    for place in 0..<max(old.stack.count, new.stack.count) {
      let (before, after) = (old[place], new[place])
      if before?.number == after?.number {
        inspector.whole("stack", id: place, before, after)
      } else {
        inspector.whole("stack", id: place, before, nil)
        inspector.whole("stack", id: place, nil, after)
      }
    }
    inspector.field("alert", old.alert, new.alert)
    inspector.list("waiting", old.waiting, new.waiting)
    inspector.field("toast", old.toast, new.toast)
    Sound.inspect(old.sound, new.sound, with: &inspector)
    inspector.field("count", old.count, new.count)
  }
}

extension Screen: Inspectable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.content, new.content)
    inspector.field("attached", old.isAttached, new.isAttached)
    for table in Set(old.firstRows.keys).union(new.firstRows.keys).sorted() {
      inspector.field("\(table).first", old.firstRows[table, default: 0], new.firstRows[table, default: 0])
    }
    inspector.field("wishedPage", old.wishedPage, new.wishedPage)
    inspector.field("query", old.query, new.query)
  }
}

extension Screen.Content: Loggable {
  var logged: Logged {
    switch self {
    case .profile(let user): .fields(["screen": "profile", "user": user])
    case .blog(let blog): .fields(["screen": "blog", "blog": blog])
    case .following: "following".logged
    case .suggested: "suggested".logged
    case .voices: "voices".logged
    case .gallery: "gallery".logged
    case .categories: "categories".logged
    }
  }
}

extension Screen.Identity: Loggable {
  var logged: Logged { name.logged }
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
  var logged: Logged { text.logged }
}

extension Sound: Inspectable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    inspector.nested("playing", old.playing, new.playing)
  }
}
