import BlogDomain
import Runtime

/// A person's blogs, as their presenter knows them.
protocol BlogsDisplay: ContentDisplay {
  func setBlogs(_ blogs: Rows<BlogText>)
  func setEmptyBlogs()
  func setBlog(_ id: Int, _ blog: BlogText)
  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool)
}

/// Presents the person's blogs.
final class BlogsPresenter: FeedPresenter<any BlogsDisplay> {
  private let user: Int
  private var blogs = Rows<BlogText>()
  private var more: More?

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    self.user = user
    super.init(store, network, .blogs(user: user))
    keep(store.blogsChanged.add(self) { $0.changed(blogs: $1) })
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  override var content: (any ContentDisplay)? { view }

  func loadMore() { traced { sendFurther() } }

  func like(blog: Int) { traced(blog) { send(store.beginLike(blog: blog, by: self)) } }

  func share(blog: Int) { traced(blog) { send(store.beginShare(blog: blog, by: self)) } }

  override func take(_ page: Page) {
    for id in page.ids { refresh(id) }
    blogs.list(feed.ids)
  }

  override func showLoaded() { view?.setBlogs(blogs) }

  override func showEmpty() { view?.setEmptyBlogs() }

  override func showMore() {
    let more = More(isThere: feed.more, isEnabled: feed.canLoadMore, isLoading: feed.isLoadingMore)
    guard more != self.more, let view else { return }
    self.more = more
    view.setMore(more.isThere, enabled: more.isEnabled, loading: more.isLoading)
  }

  override func replay() {
    more = nil
    super.replay()
  }

  override func changed(blogs ids: [Int]) {
    for id in ids where blogs[id] != nil {
      if refresh(id), let text = blogs[id] { view?.setBlog(id, text) }
    }
  }

  /// The author's name may be another: one person's blogs all change, or none does.
  override func changed(users: [Int]) {
    guard users.contains(user) else { return }
    var isOther = false
    for id in blogs.ids { isOther = refresh(id) || isOther }
    if isOther { view?.setBlogs(blogs) }
  }

  @discardableResult
  private func refresh(_ id: Int) -> Bool {
    store.blogText(id).map { blogs.set(id, $0) } ?? false
  }
}

/// What the view was last told of further pages.
private struct More: Equatable {
  let isThere: Bool
  let isEnabled: Bool
  let isLoading: Bool
}
