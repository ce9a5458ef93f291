import BlogDomain
import Runtime

/// Presents the person's blogs.
class BlogsPresenter: FeedPresenter {
  private let user: Int
  private lazy var cell = StateCell(of: self, at: "blogs", Rows<BlogText>())
  private lazy var toldOfMore = StateCell(of: self, at: "blogs.toldMore", Single<More?>(nil))

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    self.user = user
    super.init(store, network, .blogs(user: user))
    keep(store.blogsChanged.add(self) { $0.changed(blogs: $1) })
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  final var blogs: Rows<BlogText> { cell.value }

  /// Begins a like.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that.
  final func sendLike(blog: Int, then answered: (() -> Void)? = nil) {
    send(store.beginLike(blog: blog, by: self), then: answered)
  }

  /// Shares a blog. That changes nothing in the view: the person is told by the scene.
  final func share(blog: Int) { traced(blog) { send(store.beginShare(blog: blog, by: self)) } }

  final override func take(_ page: Page) {
    cell.mutate { blogs in
      for id in page.ids { refresh(id, in: &blogs) }
      blogs.list(feed.ids)
    }
  }

  final override func showMore() {
    let more = More(isThere: feed.more, isEnabled: feed.canLoadMore, isLoading: feed.isLoadingMore)
    guard more != toldOfMore.value.value else { return }
    toldOfMore.set(Single(more))
    tell(more)
  }

  final override func replay() {
    toldOfMore.set(Single(nil))
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
    let isOther = cell.mutate { blogs in
      blogs.ids.reduce(false) { isOther, id in refresh(id, in: &blogs) || isOther }
    }
    if isOther { showLoaded() }
  }

  /// Makes view data of what the store knows now.
  /// - Returns: Whether it is other than it was.
  @discardableResult
  final func refresh(_ id: Int) -> Bool { cell.mutate { refresh(id, in: &$0) } }

  @discardableResult
  private func refresh(_ id: Int, in blogs: inout Rows<BlogText>) -> Bool {
    store.blogText(id).map { blogs.set(id, $0) } ?? false
  }

  // MARK: How its view is told, which a variant says

  func tell(_ blog: BlogText, in row: Int) {}

  func tell(_ more: More) {}
}

/// What a view is told of further pages.
struct More: Equatable, Loggable {
  let isThere: Bool
  let isEnabled: Bool
  let isLoading: Bool

  var logged: Logged { .fields(["more": isThere, "enabled": isEnabled, "loading": isLoading]) }
}
