import BlogDomain
import Runtime

/// A blog, in its row and on a screen of its own: what it says, its like and its share.
final class BlogViewModel: ViewModel {
  @Dynamic private(set) var title = ""
  @Dynamic private(set) var author = ""
  @Dynamic private(set) var body = ""
  @Dynamic private(set) var likes = ""
  @Dynamic private(set) var likeTitle = ""
  @Dynamic private(set) var isLikeEnabled = false

  private let context: Context
  private let blog: Int

  init(_ context: Context, blog: Int) {
    self.context = context
    self.blog = blog
    super.init(context.service.runtime)
    let store = context.store
    keep(store.blog[blog].add(self) { viewModel, _ in viewModel.blogChanged() })
    acting {
      if let author = store.blog(blog)?.author {
        keep(store.userName[author].add(self) { viewModel, _ in viewModel.blogChanged() })
      }
      blogChanged()
    }
  }

  func like() { traced { context.send(.like(blog), for: self) } }

  func share() { traced { context.send(.share(blog), for: self) } }

  private func blogChanged() {
    guard let blog = context.store.blog(blog) else { return }
    title = blog.title
    author = Strings.author(context.store.authorName(of: blog) ?? Strings.unknownAuthor)
    body = blog.body
    likes = Strings.likes(blog.likes)
    likeTitle = blog.liked ? Strings.liked : Strings.like
    isLikeEnabled = !blog.liked && !blog.isLiking
  }
}
