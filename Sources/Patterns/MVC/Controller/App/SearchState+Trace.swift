import BlogDomain
import Runtime

extension SearchState: Inspectable {
  /// Compares the search field by field, and the task by what it asks for.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    CategorySearch.inspect(old.search, new.search, with: &inspector)
    inspector.field("task", old.task?.route, new.task?.route)
  }
}
