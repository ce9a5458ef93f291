import BlogDomain
import Runtime

extension Opened: Inspectable {
  /// Compares what stays open field by field; of what is opened or closed, what is shown first.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("opened", old.count, new.count)
    compare(old.feeds, new.feeds, &inspector) { ("state", $0.state.logged) }
    compare(old.galleries, new.galleries, &inspector) { ("page", $0.page.logged) }
    compare(old.searches, new.searches, &inspector) { ("query", $0.text.logged) }
  }

  private static func compare<Content: Inspectable>(
    _ old: [FeedID: Content], _ new: [FeedID: Content], _ inspector: inout Inspector,
    _ first: (Content) -> (name: String, value: Logged)
  ) {
    for id in Set(old.keys).union(new.keys).sorted(by: { $0.number < $1.number }) {
      if let before = old[id], let after = new[id] {
        inspector.nested(id.name, before, after)
      } else if let either = (old[id] ?? new[id]).map(first) {
        let isThere = new[id] != nil
        inspector.field(
          "\(id.name).\(either.name)", isThere ? nil : either.value, isThere ? either.value : nil)
      }
    }
  }
}

extension FeedID: Loggable {
  var logged: Logged { name.logged }
}
