import BlogDomain
import Runtime

/// A blog wherever it is shown: what it says, and its like.
class BlogItemViewModel: ViewModel {
  private(set) lazy var title = property("title", text?.title ?? "")
  private(set) lazy var author = property("author", text?.author ?? "")
  private(set) lazy var likes = property("likes", text?.likes ?? "")
  private(set) lazy var likeTitle = property("likeTitle", text?.like.title ?? "")
  private(set) lazy var isLikeEnabled = property("isLikeEnabled", text?.like.isEnabled ?? false)

  let store: BlogStore
  let blog: Int

  init(_ context: Context, blog: Int) {
    store = context.store
    self.blog = blog
    super.init(context.store.runtime, context.exposure)
    observe(store.blog[blog]) { viewModel, _ in viewModel.blogChanged() }
    if let author = acting({ store.blog(blog)?.author }) {
      observe(store.userName[author]) { viewModel, _ in viewModel.blogChanged() }
    }
  }

  /// What the blog says now.
  final var text: BlogText? { acting { store.blogText(blog) } }

  func like() { traced { store.like(blog: blog) } }

  private func blogChanged() {
    if let text { update(text) }
  }

  /// Takes over what the blog says.
  func update(_ text: BlogText) {
    title.set(text.title)
    author.set(text.author)
    likes.set(text.likes)
    likeTitle.set(text.like.title)
    isLikeEnabled.set(text.like.isEnabled)
  }
}
