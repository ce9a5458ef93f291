import BlogViews
import HeadlessUI
import Runtime

/// A blog's row.
final class BlogCell: BlogViews.BlogCell, BoundCell {
  let subscriptions = SubscriptionBag()
  var viewModel: BlogViewModel?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    like.onTap = Action("like", from: like, to: self) { $0.likeTapped() }
    share.onTap = Action("share", from: share, to: self) { $0.shareTapped() }
  }

  func bindViews(to viewModel: BlogViewModel) {
    bind(viewModel.title) { $0.title.set($1) }
    bind(viewModel.author) { $0.author.set($1) }
    bind(viewModel.likes) { $0.likes.set($1) }
    bind(viewModel.likeTitle) { $0.like.title = $1 }
    bind(viewModel.isLikeEnabled) { $0.like.isEnabled = $1 }
  }

  func likeTapped() { traced { viewModel?.like() } }

  func shareTapped() { traced { viewModel?.share() } }
}
