import BlogViews
import HeadlessUI
import Runtime

/// A blog's row.
final class BlogCell: BlogViews.BlogCell, TrackingCell {
  let tracking = Tracking()
  var viewModel: BlogViewModel?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    like.onTap = Action("like", from: like, to: self) { $0.likeTapped() }
    share.onTap = Action("share", from: share, to: self) { $0.shareTapped() }
  }

  func updateUI() {
    guard let viewModel else { return }
    title.set(viewModel.title)
    author.set(viewModel.author)
    likes.set(viewModel.likes)
    like.title = viewModel.likeTitle
    like.isEnabled = viewModel.isLikeEnabled
  }

  func likeTapped() { traced { viewModel?.like() } }

  func shareTapped() { traced { viewModel?.share() } }
}
