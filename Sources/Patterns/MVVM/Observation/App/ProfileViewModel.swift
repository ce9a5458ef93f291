import Runtime

/// The person's page. Its parts have view models of their own; what is left is the HUD that spans them.
final class ProfileViewModel: ViewModel {
  let header: HeaderViewModel
  let blogs: BlogsViewModel
  let drafts: DraftsViewModel

  init(_ context: Context) {
    header = HeaderViewModel(context, user: context.user)
    blogs = BlogsViewModel(context, user: context.user)
    drafts = DraftsViewModel(context, user: context.user)
    super.init(context.service.runtime)
  }

  /// Whether a part is loading.
  var isLoading: Bool {
    acting { [header, blogs, drafts].contains { $0.state == .loading } }
  }
}
