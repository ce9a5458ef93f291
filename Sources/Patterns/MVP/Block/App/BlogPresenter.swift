import BlogDomain
import Runtime

/// Presents one blog on a screen of its own.
final class BlogPresenter: Presenter, BlockPresenter {
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
    keep(context.store.blogsChanged.add(self) { $0.changed(blogs: $1) })
    keep(context.store.userNamesChanged.add(self) { $0.changed(names: $1) })
    acting { update() }
  }

  func showAll() {
    blogHandler?(text.value)
    likeHandler?(likeButton.value)
  }

  func forgetBlocks() {
    blogHandler = nil
    likeHandler = nil
  }

  func like() { traced { context.send(.like(blog), for: self) } }

  private func changed(blogs: [Int]) {
    if blogs.contains(blog) { update() }
  }

  private func changed(names users: [Int]) {
    if let author = context.store.blog(blog)?.author, users.contains(author) { update() }
  }

  private func update() {
    guard let blog = context.store.blog(blog) else { return }
    let author = context.store.authorName(of: blog) ?? Strings.unknownAuthor
    let text = BlogViewData(title: blog.title, author: Strings.author(author), body: blog.body)
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
