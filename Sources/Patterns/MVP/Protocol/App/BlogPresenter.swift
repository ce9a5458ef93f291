import BlogDomain
import Runtime

/// One blog on a screen of its own, as its presenter knows it.
protocol BlogDisplay: BlogCellDisplay {
  func setBody(_ body: String)
}

/// Presents one blog on a screen of its own: the same live blog as in the list.
final class BlogPresenter: Presenter, AttachablePresenter {
  private weak var view: (any BlogDisplay)?
  private lazy var data = StateCell(of: self, at: "blog", BlogViewData())
  private lazy var body = StateCell(of: self, at: "body", Single(""))
  private let context: Context
  private let blog: Int

  init(_ context: Context, blog: Int) {
    self.context = context
    self.blog = blog
    super.init(context.store.runtime)
    let store = context.store
    keep(store.blog[blog].add(self) { presenter, _ in presenter.blogChanged() })
    acting {
      guard let author = store.blog(blog)?.author else { return }
      keep(store.userName[author].add(self) { presenter, _ in presenter.blogChanged() })
      blogChanged()
    }
  }

  func attachView(_ view: any BlogDisplay) {
    traced {
      self.view = connect(view)
      self.view?.setBlog(data.value)
      self.view?.setBody(body.value.value)
    }
  }

  func detachView() { traced { view = nil } }

  func like() { traced { context.send(.like(blog), for: self) } }

  private func blogChanged() {
    guard let blog = context.store.blog(blog) else { return }
    let (oldData, oldBody) = (data.value, body.value.value)
    data.set(BlogViewData(blog, author: context.store.authorName(of: blog)))
    body.set(Single(blog.body))
    view?.show(data.value, since: oldData)
    if !areSame(blog.body, oldBody) { view?.setBody(blog.body) }
  }
}
