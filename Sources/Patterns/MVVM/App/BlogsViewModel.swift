import BlogDomain
import Runtime

/// The person's blogs.
final class BlogsViewModel: TableViewModel {
  /// A blog was chosen.
  private(set) lazy var selected: Signal<Int> = signal("selected")

  init(_ context: Context, user: Int) { super.init(context, .blogs(user: user)) }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func cell(_ blog: Int) -> BlogCellViewModel { traced(blog) { BlogCellViewModel(context, blog: blog) } }

  /// Makes the view model of the screen that a row leads to.
  func detail(_ blog: Int) -> BlogViewModel { traced(blog) { BlogViewModel(context, blog: blog) } }

  func select(_ blog: Int) { traced(blog) { selected.send(blog) } }
}

/// A blog's row.
final class BlogCellViewModel: BlogItemViewModel {
  func share() { traced { store.share(blog: blog) } }
}
