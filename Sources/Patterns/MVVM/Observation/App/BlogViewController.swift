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
  }

  override func updateUI() {
    view.title.set(viewModel.title)
    view.author.set(viewModel.author)
    view.body.set(viewModel.body)
    view.likes.set(viewModel.likes)
    view.like.title = viewModel.likeTitle
    view.like.isEnabled = viewModel.isLikeEnabled
  }

  func likeTapped() { traced { viewModel.like() } }
}
