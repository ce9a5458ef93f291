import BlogViews
import HeadlessUI
import Runtime

/// A blog's row.
final class BlogCell: BlogViews.BlogCell, ObservingCell {
  private static let keyPaths = ["title", "author", "likes", "likeTitle", "isLikeEnabled"]

  private var viewModel: BlogViewModel?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    like.onTap = Action("like", from: like, to: self) { $0.likeTapped() }
    share.onTap = Action("share", from: share, to: self) { $0.shareTapped() }
  }

  /// Shows a blog in place of the one before.
  func show(_ viewModel: BlogViewModel) {
    removeObservers()
    self.viewModel = viewModel
    for keyPath in Self.keyPaths {
      viewModel.addObserver(self, forKeyPath: keyPath, options: [.initial, .new])
    }
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    guard let viewModel else { return }
    switch keyPath {
    case "title": title.set(viewModel.title)
    case "author": author.set(viewModel.author)
    case "likes": likes.set(viewModel.likes)
    case "likeTitle": like.title = viewModel.likeTitle
    case "isLikeEnabled": like.isEnabled = viewModel.isLikeEnabled
    case _: break
    }
  }

  func removeObservers() {
    guard let viewModel else { return }
    for keyPath in Self.keyPaths { viewModel.removeObserver(self, forKeyPath: keyPath) }
    viewModel.close()
    self.viewModel = nil
  }

  func likeTapped() { traced { viewModel?.like() } }

  func shareTapped() { traced { viewModel?.share() } }
}
