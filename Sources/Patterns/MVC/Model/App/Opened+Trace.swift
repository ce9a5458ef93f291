import BlogDomain
import Runtime

extension Opened: Inspectable {
  /// Compares what is open field by field; what is opened or closed is told whole.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("opened", old.count, new.count)
    compare(old.feeds, new.feeds, &inspector)
    compare(old.galleries, new.galleries, &inspector)
    compare(old.searches, new.searches, &inspector)
  }

  private static func compare<Content: Inspectable>(
    _ old: [FeedID: Content], _ new: [FeedID: Content], _ inspector: inout Inspector
  ) {
    for id in Set(old.keys).union(new.keys).sorted(by: { $0.number < $1.number }) {
      inspector.whole(id.name, old[id], new[id])
    }
  }
}

extension FeedID: Loggable {
  var logged: Logged { name.logged }
}
