import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogViewController: ViewController {
  private let viewModel: BlogViewModel
  private let view: BlogView

  init(_ viewModel: BlogViewModel, view: BlogView) {
    self.viewModel = viewModel
    self.view = view
    super.init(view.runtime)
  }

  override func bindProperties() {
    bind(viewModel.title) { $0.view.title.set($1) }
    bind(viewModel.author) { $0.view.author.set($1) }
    bind(viewModel.body) { $0.view.body.set($1) }
    bind(viewModel.likes) { $0.view.likes.set($1) }
    bind(viewModel.likeTitle) { $0.view.like.title = $1 }
    bind(viewModel.isLikeEnabled) { $0.view.like.isEnabled = $1 }
  }

  override func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
  }

  func likeTapped() { traced { viewModel.like() } }
}
