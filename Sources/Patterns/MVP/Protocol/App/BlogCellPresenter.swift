import BlogDomain
import Runtime

/// A blog's row, as its presenter knows it.
protocol BlogCellDisplay: Participant {
  func setBlog(_ blog: BlogViewData)
  func showLike(_ title: String, enabled: Bool, likes: String)
}

/// What is shown of a blog, in its row and on a screen of its own.
struct BlogViewData: Equatable {
  @ByCodePoints private(set) var title = ""
  @ByCodePoints private(set) var author = ""
  private(set) var likes = ""
  private(set) var likeTitle = ""
  private(set) var isLikeEnabled = false
}

/// Presents a blog's row.
final class BlogCellPresenter: Presenter, AttachablePresenter {
  private weak var view: (any BlogCellDisplay)?
  private lazy var data = StateCell(of: self, at: "blog", BlogViewData())
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

  func attachView(_ view: any BlogCellDisplay) {
    traced {
      self.view = connect(view)
      self.view?.setBlog(data.value)
    }
  }

  func detachView() { traced { view = nil } }

  func like() { traced { context.send(.like(blog), for: self) } }

  func share() { traced { context.send(.share(blog), for: self) } }

  private func blogChanged() {
    guard let blog = context.store.blog(blog) else { return }
    let old = data.value
    data.set(BlogViewData(blog, author: context.store.authorName(of: blog)))
    view?.show(data.value, since: old)
  }
}

extension BlogViewData {
  /// Writes what is shown of a blog.
  /// - Parameter author: The author's name, where that is known yet.
  init(_ blog: Blog, author: String?) {
    title = blog.title
    self.author = Strings.author(author ?? Strings.unknownAuthor)
    likes = Strings.likes(blog.likes)
    likeTitle = blog.liked ? Strings.liked : Strings.like
    isLikeEnabled = !blog.liked && !blog.isLiking
  }
}

extension BlogCellDisplay {
  /// Shows what is other than it was.
  func show(_ new: BlogViewData, since old: BlogViewData) {
    if new == old { return }
    if areSame(new.title, old.title), areSame(new.author, old.author) {
      showLike(new.likeTitle, enabled: new.isLikeEnabled, likes: new.likes)
    } else {
      setBlog(new)
    }
  }
}
