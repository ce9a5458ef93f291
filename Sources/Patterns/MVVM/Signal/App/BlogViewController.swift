import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogViewController: ViewController, ScreenController {
  private let viewModel: BlogViewModel
  private let view: BlogView

  init(_ viewModel: BlogViewModel) {
    self.viewModel = viewModel
    view = BlogView(viewModel.runtime)
    super.init(viewModel.runtime)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    bind(viewModel.title) { $0.view.title.set($1) }
    bind(viewModel.author) { $0.view.author.set($1) }
    bind(viewModel.body) { $0.view.body.set($1) }
    bind(viewModel.likes) { $0.view.likes.set($1) }
    bind(viewModel.likeTitle) { $0.view.like.title = $1 }
    bind(viewModel.isLikeEnabled) { $0.view.like.isEnabled = $1 }
  }

  func likeTapped() { traced { viewModel.like() } }
}
