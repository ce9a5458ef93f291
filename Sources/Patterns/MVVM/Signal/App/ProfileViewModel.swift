import BlogDomain
import Runtime

/// The person's page. Its parts have view models of their own; what is left is the HUD that spans them.
final class ProfileViewModel: ViewModel {
  let header: HeaderViewModel
  let blogs: BlogsViewModel
  let drafts: DraftsViewModel
  /// Whether a part is loading.
  private(set) lazy var isLoading = combine(
    observe(header.feed.state), observe(blogs.feed.state), observe(drafts.feed.state)
  ).map { $0.contains(.loading) }.distinct("isLoading")

  private var parts: [FeedViewModel] { [header, blogs, drafts] }

  init(_ store: BlogStore, user: Int) {
    header = HeaderViewModel(store, user: user)
    blogs = BlogsViewModel(store, user: user)
    drafts = DraftsViewModel(store, user: user)
    super.init(store.runtime)
  }

  /// What the person must be told.
  var messages: [Signal<Message>] { parts.map(\.feed.messages) }

  override func close() {
    super.close()
    for part in parts { part.close() }
  }
}
