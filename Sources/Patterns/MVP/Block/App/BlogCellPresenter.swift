import BlogDomain
import Runtime

/// Presents a blog in its row: what it says, its like and its share.
final class BlogCellPresenter: Presenter, CellPresenter {
  /// The texts are other than they were.
  var blogHandler: Action<BlogViewData>?
  /// The like button or the count is other than it was.
  var likeHandler: Action<LikeViewData>?

  private let context: Context
  private let blog: Int
  private lazy var text = StateCell(of: self, at: "blog", BlogViewData())
  private lazy var likeButton = StateCell(of: self, at: "like", LikeViewData())

  init(_ context: Context, blog: Int) {
    self.context = context
    self.blog = blog
    super.init(context.store.runtime)
    acting { refresh() }
  }

  /// Whose blog it is.
  var author: Int? { context.store.blog(blog)?.author }

  func showAll() {
    blogHandler?(text.value)
    likeHandler?(likeButton.value)
  }

  func forgetBlocks() {
    blogHandler = nil
    likeHandler = nil
  }

  func like() { traced { context.send(.like(blog), for: self) } }

  func share() { traced { context.send(.share(blog), for: self) } }

  func update() { traced { refresh() } }

  private func refresh() {
    guard let blog = context.store.blog(blog) else { return }
    let author = context.store.authorName(of: blog) ?? Strings.unknownAuthor
    let text = BlogViewData(title: blog.title, author: Strings.author(author))
    let like = LikeViewData(blog)
    if text != self.text.value {
      self.text.set(text)
      blogHandler?(text)
    }
    if like != likeButton.value {
      likeButton.set(like)
      likeHandler?(like)
    }
  }
}
