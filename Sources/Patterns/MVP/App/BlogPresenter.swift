import BlogDomain
import Runtime

/// One blog on a screen of its own, as its presenter knows it.
protocol BlogDisplay: Participant {
  func setBlog(_ blog: BlogText)
  func showLike(_ title: String, enabled: Bool, likes: String)
}

/// Presents one blog on a screen of its own: the same live blog as in the list.
final class BlogPresenter: DocumentPresenter<any BlogDisplay> {
  private let id: Int
  private var blog: BlogText?

  init(_ store: BlogStore, _ network: any Network, blog: Int) {
    id = blog
    self.blog = store.blogText(blog)
    super.init(store, network)
    keep(store.blogsChanged.add(self) { $0.changed(blogs: $1) })
    keep(store.usersChanged.add(self) { $0.changed(users: $1) })
  }

  func like() { traced { send(store.beginLike(blog: id, by: self)) } }

  override func replay() {
    if let blog { view?.setBlog(blog) }
  }

  override func changed(users: [Int]) { refresh() }

  override func changed(blogs: [Int]) {
    if blogs.contains(id) { refresh() }
  }

  private func refresh() {
    guard let blog = store.blogText(id), blog != self.blog else { return }
    let isLikeOnly = self.blog.map(blog.differsInLikeOnly) ?? false
    self.blog = blog
    if isLikeOnly {
      view?.showLike(blog.like.title, enabled: blog.like.isEnabled, likes: blog.likes)
    } else {
      view?.setBlog(blog)
    }
  }
}

extension BlogText {
  fileprivate func differsInLikeOnly(from old: BlogText) -> Bool {
    title == old.title && author == old.author && body == old.body
  }
}
