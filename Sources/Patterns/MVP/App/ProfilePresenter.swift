import BlogDomain
import Runtime

/// Presents what spans the parts of the person's page: whether any of them is loading.
class ProfilePresenter: Presenter {
  private let header: HeaderPresenter
  private let blogs: BlogsPresenter
  private let drafts: DraftsPresenter
  private lazy var loading = StateCell(of: self, at: "isLoading", Single(isPartLoading))

  init(_ header: HeaderPresenter, _ blogs: BlogsPresenter, _ drafts: DraftsPresenter) {
    self.header = header
    self.blogs = blogs
    self.drafts = drafts
    super.init(header.runtime)
    _ = loading  // as it is now, not as it is when it is first compared
    header.onState = Action("state", .delegate, from: header, to: self) { $0.partChanged() }
    blogs.onState = Action("state", .delegate, from: blogs, to: self) { $0.partChanged() }
    drafts.onState = Action("state", .delegate, from: drafts, to: self) { $0.partChanged() }
  }

  final func partChanged() {
    traced {
      guard isPartLoading != loading.value.value else { return }
      loading.set(Single(isPartLoading))
      replay()
    }
  }

  private var isPartLoading: Bool { Profile.isLoading(header.feed, blogs.feed, drafts.feed) }

  final override func replay() { tell(isLoading: loading.value.value) }

  // MARK: How its view is told, which a variant says

  func tell(isLoading: Bool) {}
}
