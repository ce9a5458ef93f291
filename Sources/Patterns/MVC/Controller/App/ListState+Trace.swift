import BlogDomain
import Runtime

extension ListState: Inspectable {
  /// Compares what is listed field by field, and the task by what it asks for.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    Feed.inspect(old.feed, new.feed, with: &inspector)
    inspector.field("task", old.task?.route, new.task?.route)
  }
}
