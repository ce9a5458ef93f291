import BlogDomain
import Runtime

extension BlogState: Inspectable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    for opened in old.opened where new[opened.screen] == nil {
      inspector.whole("opened", id: opened.screen, opened, nil)
    }
    for opened in new.opened { inspector.whole("opened", id: opened.screen, old[opened.screen], opened) }
  }
}

extension BlogState.Opened: Inspectable {
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    for (old, new) in zip(old.feeds, new.feeds) { inspector.nested(new.resource.name, old, new) }
    inspector.field("search.finding", old.search.finding.logged, new.search.finding.logged)
    inspector.field("search.out", old.search.out?.number, new.search.out?.number)
    inspector.field("search.count", old.search.count, new.search.count)
  }
}

extension CategorySearch.Finding {
  fileprivate var logged: Logged? {
    switch self {
    case .nothing: nil
    case .category(let name): .fields(["category": name])
    case .noCategory: "noCategory".logged
    }
  }
}

extension FeedID: Loggable {
  var logged: Logged { resource.name.logged }
}
