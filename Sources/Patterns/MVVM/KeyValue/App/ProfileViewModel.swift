import BlogDomain
import Runtime

/// The person's page. Its parts have view models of their own; what is left is the HUD that spans them.
final class ProfileViewModel: ViewModel, KeyValueObserver {
  let header: HeaderViewModel
  let blogs: BlogsViewModel
  let drafts: DraftsViewModel
  /// Whether a part is loading.
  @Dynamic private(set) var isLoading = true

  private var parts: [FeedViewModel] { [header, blogs, drafts] }

  init(_ context: Context) {
    header = HeaderViewModel(context, user: context.user)
    blogs = BlogsViewModel(context, user: context.user)
    drafts = DraftsViewModel(context, user: context.user)
    super.init(context.service.runtime)
    for part in parts { part.addObserver(self, forKeyPath: "status", options: .new) }
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    if keyPath == "status" { isLoading = parts.contains { $0.state == .loading } }
  }

  override func close() {
    super.close()
    for part in parts {
      part.removeObserver(self, forKeyPath: "status")
      part.close()
    }
  }
}
