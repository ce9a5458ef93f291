import BlogDomain
import Runtime

/// The person's blogs.
final class BlogsViewModel: TableViewModel {
  /// A blog was chosen.
  private(set) lazy var selected: Signal<Int> = signal("selected")

  init(_ store: BlogStore, user: Int) { super.init(store, .blogs(user: user)) }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func cell(_ blog: Int) -> BlogCellViewModel { traced(blog) { BlogCellViewModel(store, blog: blog) } }

  func select(_ blog: Int) { traced(blog) { selected.send(blog) } }
}

/// A blog's row.
final class BlogCellViewModel: BlogItemViewModel {
  func share() { traced { store.share(blog: blog) } }
}
