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

  init(_ store: BlogStore, user: Int) {
    header = HeaderViewModel(store, user: user)
    blogs = BlogsViewModel(store, user: user)
    drafts = DraftsViewModel(store, user: user)
    super.init(store.runtime)
  }

  override func close() {
    super.close()
    for part in [header, blogs, drafts] { part.close() }
  }
}
