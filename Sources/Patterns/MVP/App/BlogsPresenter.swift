import BlogDomain
import Runtime

/// Presents the person's blogs.
class BlogsPresenter: FeedPresenter {
  private let user: Int
  private(set) final var blogs = Rows<BlogText>()
  private var more: More?

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    self.user = user
    super.init(store, network, .blogs(user: user))
    keep(store.blogsChanged.add(self) { $0.changed(blogs: $1) })
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  /// Begins a like.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that.
  final func sendLike(blog: Int, then answered: (() -> Void)? = nil) {
    send(store.beginLike(blog: blog, by: self), then: answered)
  }

  /// Shares a blog. That changes nothing in the view: the person is told by the scene.
  final func share(blog: Int) { traced(blog) { send(store.beginShare(blog: blog, by: self)) } }

  final override func take(_ page: Page) {
    for id in page.ids { refresh(id) }
    blogs.list(feed.ids)
  }

  final override func showMore() {
    let more = More(isThere: feed.more, isEnabled: feed.canLoadMore, isLoading: feed.isLoadingMore)
    guard more != self.more else { return }
    self.more = more
    tell(more)
  }

  final override func replay() {
    more = nil
    super.replay()
  }

  final override func changed(blogs ids: [Int]) {
    for id in ids where blogs[id] != nil {
      if refresh(id), let text = blogs[id] { tell(text, in: id) }
    }
  }

  /// The author's name may be another: one person's blogs all change, or none does.
  final override func changed(users: [Int]) {
    guard users.contains(user) else { return }
    var isOther = false
    for id in blogs.ids { isOther = refresh(id) || isOther }
    if isOther { showLoaded() }
  }

  /// Makes view data of what the store knows now.
  /// - Returns: Whether it is other than it was.
  @discardableResult
  final func refresh(_ id: Int) -> Bool {
    store.blogText(id).map { blogs.set(id, $0) } ?? false
  }

  // MARK: How its view is told, which a variant says

  func tell(_ blog: BlogText, in row: Int) {}

  func tell(_ more: More) {}
}

/// What a view is told of further pages.
struct More: Equatable {
  let isThere: Bool
  let isEnabled: Bool
  let isLoading: Bool
}
