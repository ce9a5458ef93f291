import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogViewController: ViewController, ScreenController {
  private static let keyPaths = ["title", "author", "body", "likes", "likeTitle", "isLikeEnabled"]

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
    for keyPath in Self.keyPaths {
      viewModel.addObserver(self, forKeyPath: keyPath, options: [.initial, .new])
    }
  }

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "title": view.title.set(viewModel.title)
    case "author": view.author.set(viewModel.author)
    case "body": view.body.set(viewModel.body)
    case "likes": view.likes.set(viewModel.likes)
    case "likeTitle": view.like.title = viewModel.likeTitle
    case "isLikeEnabled": view.like.isEnabled = viewModel.isLikeEnabled
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  override func close() {
    super.close()
    for keyPath in Self.keyPaths { viewModel.removeObserver(self, forKeyPath: keyPath) }
    viewModel.close()
  }

  func likeTapped() { traced { viewModel.like() } }
}
