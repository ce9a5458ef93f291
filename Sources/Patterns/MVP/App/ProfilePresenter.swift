import BlogDomain
import Runtime

/// Presents what spans the parts of the person's page: whether any of them is loading.
class ProfilePresenter: Presenter {
  private let header: HeaderPresenter
  private let blogs: BlogsPresenter
  private let drafts: DraftsPresenter
  private var isLoading: Bool

  init(_ header: HeaderPresenter, _ blogs: BlogsPresenter, _ drafts: DraftsPresenter) {
    self.header = header
    self.blogs = blogs
    self.drafts = drafts
    isLoading = Profile.isLoading(header.feed, blogs.feed, drafts.feed)
    super.init(header.runtime)
    header.onState = Action("state", .delegate, from: header, to: self) { $0.partChanged() }
    blogs.onState = Action("state", .delegate, from: blogs, to: self) { $0.partChanged() }
    drafts.onState = Action("state", .delegate, from: drafts, to: self) { $0.partChanged() }
  }

  final func partChanged() {
    traced {
      let isLoading = Profile.isLoading(header.feed, blogs.feed, drafts.feed)
      guard isLoading != self.isLoading else { return }
      self.isLoading = isLoading
      replay()
    }
  }

  final override func replay() { tell(isLoading: isLoading) }

  // MARK: How its view is told, which a variant says

  func tell(isLoading: Bool) {}
}
