import BlogDomain
import Runtime

/// A blog, in its row and on a screen of its own: what it says, its like and its share.
final class BlogViewModel: ViewModel {
  private(set) lazy var title = blog.map(\.title).distinct("title")
  private(set) lazy var body = blog.map(\.body).distinct("body")
  private(set) lazy var likes = blog.map { Strings.likes($0.likes) }.distinct("likes")
  private(set) lazy var likeTitle = blog.map { $0.liked ? Strings.liked : Strings.like }.distinct("likeTitle")
  private(set) lazy var isLikeEnabled = blog.map { !$0.liked && !$0.isLiking }.distinct("isLikeEnabled")
  private(set) lazy var author =
    blog.map(\.author).distinct("authorID")
    .flatMapLatest { [store] in store.userName($0) }
    .map { Strings.author($0 ?? Strings.unknownAuthor) }.distinct("author")

  private lazy var blog = observe(store.blog(id))
  private let store: BlogStore
  private let id: Int

  init(_ store: BlogStore, blog: Int) {
    self.store = store
    id = blog
    super.init(store.runtime)
  }

  func like() { traced { store.like(blog: id) } }

  func share() { traced { store.share(blog: id) } }
}
