import BlogDomain
import Runtime

/// The person's page. Its parts have view models of their own; what is left is the HUD that spans them.
final class ProfileViewModel: ViewModel {
  let header: HeaderViewModel
  let blogs: BlogsViewModel
  let drafts: DraftsViewModel
  /// Whether a part is loading.
  private(set) lazy var isLoading = derived("isLoading", from: header.state, blogs.state, drafts.state) {
    Profile.isLoading([$0, $1, $2])
  }

  init(_ context: Context, user: Int) {
    header = HeaderViewModel(context, user: user)
    blogs = BlogsViewModel(context, user: user)
    drafts = DraftsViewModel(context, user: user)
    super.init(context.store.runtime, context.exposure)
  }

  override func close() {
    super.close()
    for part in [header, blogs, drafts] { part.close() }
  }
}
