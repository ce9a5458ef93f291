import BlogDomain

/// The person's blogs.
final class BlogsViewModel: FeedViewModel {
  init(_ context: Context, user: Int) {
    super.init(context, .blogs(user: user), failure: Strings.couldNotLoadBlogs)
  }
}
