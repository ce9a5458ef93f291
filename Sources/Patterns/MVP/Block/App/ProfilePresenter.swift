import Runtime

/// Presents the person's page. Its parts have presenters of their own; what is left is the HUD that spans them.
final class ProfilePresenter: Presenter, BlockPresenter {
  /// A part has begun to load, or the last one that was loading has ended.
  var hudHandler: Action<Bool>?

  let header: HeaderPresenter
  let blogs: BlogsPresenter
  let drafts: DraftsPresenter
  private lazy var isLoading = StateCell(of: self, at: "isLoading", Single(true))

  init(_ context: Context) {
    header = HeaderPresenter(context, user: context.user)
    blogs = BlogsPresenter(context, user: context.user)
    drafts = DraftsPresenter(context, user: context.user)
    super.init(context.store.runtime)
    for part in [header, blogs, drafts] {
      part.stateHandler = Action("state", .block, from: part, to: self) { $0.partChanged($1.rawValue) }
    }
  }

  func showAll() { hudHandler?(isLoading.value.value) }

  func forgetBlocks() { hudHandler = nil }

  func partChanged(_ state: String) {
    traced(state) {
      let isAny = [header, blogs, drafts].contains { $0.list.state == .loading }
      guard isAny != isLoading.value.value else { return }
      isLoading.set(Single(isAny))
      hudHandler?(isAny)
    }
  }
}
