import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogViewController: Participant, ViewController {
  let presenter: BlogPresenter
  private let view: BlogView

  init(_ presenter: BlogPresenter, view: BlogView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    attach()
  }

  func attach() {
    presenter.blogHandler = Action("blog", .block, from: presenter, to: self) { $0.setBlog($1) }
    presenter.likeHandler = Action("like", .block, from: presenter, to: self) { $0.setLike($1) }
    presenter.attachView()
  }

  func likeTapped() { traced { presenter.like() } }

  func setBlog(_ blog: BlogViewData) {
    traced(blog) {
      view.title.set(blog.title)
      view.author.set(blog.author)
      view.body.set(blog.body)
    }
  }

  func setLike(_ like: LikeViewData) {
    traced(like) {
      view.likes.set(like.likes)
      view.like.title = like.title
      view.like.isEnabled = like.isEnabled
    }
  }
}
