import BlogDomain
import Runtime

/// The person's blogs.
final class BlogsViewModel: FeedViewModel {
  init(_ store: BlogStore, user: Int) {
    super.init(store, .blogs(user: user), failure: Strings.couldNotLoadBlogs)
  }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func row(_ blog: Int) -> BlogViewModel { traced(blog) { BlogViewModel(store, blog: blog) } }
}
