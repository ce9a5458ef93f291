import BlogDomain
import Runtime

/// Presents one blog on a screen of its own: the same live blog as in the list.
class BlogPresenter: DocumentPresenter {
  private let id: Int
  private lazy var text = StateCell(of: self, at: "blog", Single(store.blogText(id)))

  init(_ store: BlogStore, _ network: any Network, blog: Int) {
    id = blog
    super.init(store, network)
    acting { _ = text }  // as it is now, not as it is when it is first compared
    keep(store.blogsChanged.add(self) { $0.changed(blogs: $1) })
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  final var blog: BlogText? { text.value.value }

  /// Begins a like.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that.
  final func sendLike(then answered: (() -> Void)? = nil) {
    send(store.beginLike(blog: id, by: self), then: answered)
  }

  final override func replay() {
    if let blog { tell(blog) }
  }

  final override func changed(users: [Int]) { show() }

  final override func changed(blogs: [Int]) {
    if blogs.contains(id) { show() }
  }

  private func show() {
    let old = blog
    guard let blog = refresh(), blog != old else { return }
    if old.map(blog.differsInLikeOnly) ?? false { tellLike(blog) } else { tell(blog) }
  }

  /// Makes view data of what the store knows now.
  @discardableResult
  final func refresh() -> BlogText? {
    if let blog = store.blogText(id) { text.set(Single(blog)) }
    return blog
  }

  // MARK: How its view is told, which a variant says

  func tell(_ blog: BlogText) {}

  /// Only the like button and the count are other than they were.
  func tellLike(_ blog: BlogText) {}
}

extension BlogText {
  fileprivate func differsInLikeOnly(from old: BlogText) -> Bool {
    areSame(title, old.title) && areSame(author, old.author) && areSame(body, old.body)
  }
}
