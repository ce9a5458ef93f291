import BlogDomain
import Runtime

extension WindowState: Inspectable {
  /// Compares the screens, what each keeps, and what is above them.
  static func inspect(_ old: WindowState, _ new: WindowState, with inspector: inout Inspector) {
    if !old.screens.elementsEqual(new.screens, by: { $0.place == $1.place }) {
      inspector.field("stack", old.screens.map(\.place), new.screens.map(\.place))
    }
    for screen in old.screens where !new.screens.contains(where: { $0.place == screen.place }) {
      inspector.whole("screens", id: screen.number, screen, nil)
    }
    for screen in new.screens {
      inspector.whole(
        "screens", id: screen.number, old.screens.first { $0.place == screen.place }, screen)
    }
    inspector.field("alert", old.alert, new.alert)
    inspector.field("waiting", old.waiting, new.waiting)
    inspector.field("toast", old.toast, new.toast)
    inspector.field("count", old.count, new.count)
  }
}

extension Screen: Inspectable {
  static func inspect(_ old: Screen, _ new: Screen, with inspector: inout Inspector) {
    inspector.field("attached", old.isAttached, new.isAttached)
    for resource in new.scene.resources {
      inspector.field("\(resource.name).first", old[resource], new[resource])
    }
    inspector.whole("categories", old.search, new.search)
  }
}

extension Place: Loggable {
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
  var logged: Logged { .fields(["number": number, "text": text, "since": since]) }
}

extension WindowMessage {
  var name: String {
    switch self {
    case .open: "open"
    case .back: "back"
    case .showBlog: "showBlog"
    case .attached(let isAttached, _): isAttached ? "attached" : "detached"
    case .scrolled: "scrolled"
    case .typed: "typed"
    case .alertClosed: "alertClosed"
    case .unfollowConfirmed: "unfollowConfirmed"
    case .failed: "failed"
    case .asked: "asked"
    case .shared: "shared"
    case .shortened: "shortened"
    case .answered: "answered"
    case .toastExpired: "toastExpired"
    }
  }

  var content: Logged? {
    switch self {
    case .open(let text), .typed(let text, _), .failed(let text): text.logged
    case .showBlog(let id), .asked(let id, _), .attached(_, let id), .alertClosed(let id),
      .unfollowConfirmed(let id), .toastExpired(let id):
      id.logged
    case .scrolled(let list, let row): .fields(["list": list.resource.name, "first": row])
    case .shortened(let list, let rows): .fields(["list": list.resource.name, "rows": rows])
    case .answered(let call, let response):
      .fields(["query": call.query.text, "success": response.isSuccess])
    case .back, .shared: nil
    }
  }
}
