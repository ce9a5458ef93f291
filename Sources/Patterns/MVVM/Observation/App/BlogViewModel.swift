import BlogDomain
import Runtime

/// A blog, in its row and on a screen of its own: what it says, its like and its share.
final class BlogViewModel: ViewModel {
  private let context: Context
  private let id: Int

  init(_ context: Context, blog: Int) {
    self.context = context
    id = blog
    super.init(context.service.runtime)
  }

  private var blog: Blog? { acting { context.store[blog: id] } }

  var title: String { blog?.title ?? "" }

  var author: String {
    guard let blog else { return "" }
    return Strings.author(acting { context.store[userName: blog.author] } ?? Strings.unknownAuthor)
  }

  var body: String { blog?.body ?? "" }

  var likes: String { blog.map { Strings.likes($0.likes) } ?? "" }

  var likeTitle: String { blog.map { $0.liked ? Strings.liked : Strings.like } ?? "" }

  var isLikeEnabled: Bool { blog.map { !$0.liked && !$0.isLiking } ?? false }

  func like() { traced { context.send(.like(id), for: self) } }

  func share() { traced { context.send(.share(id), for: self) } }
}
