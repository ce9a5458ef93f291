import BlogDomain
import Runtime

/// What spans the parts of a person's page, as its presenter knows it.
protocol ProfileDisplay: Participant {
  func startLoading()
  func finishLoading()
}

/// Presents what spans the parts of the person's page: whether any of them is loading.
final class ProfilePresenter: Presenter, AttachablePresenter {
  private weak var view: (any ProfileDisplay)?
  private let header: HeaderPresenter
  private let blogs: BlogsPresenter
  private let drafts: DraftsPresenter
  private lazy var isLoading = StateCell(of: self, at: "isLoading", Single(true))

  init(_ header: HeaderPresenter, _ blogs: BlogsPresenter, _ drafts: DraftsPresenter) {
    self.header = header
    self.blogs = blogs
    self.drafts = drafts
    super.init(header.runtime)
    header.onState = Action("state", .delegate, from: header, to: self) { $0.partChanged() }
    blogs.onState = Action("state", .delegate, from: blogs, to: self) { $0.partChanged() }
    drafts.onState = Action("state", .delegate, from: drafts, to: self) { $0.partChanged() }
  }

  func attachView(_ view: any ProfileDisplay) {
    traced {
      self.view = connect(view)
      show()
    }
  }

  func detachView() { traced { view = nil } }

  /// A part is in another state.
  func partChanged() {
    traced {
      let isLoading = [header.feed, blogs.feed, drafts.feed].contains { $0.value.shownState == .loading }
      guard isLoading != self.isLoading.value.value else { return }
      self.isLoading.set(Single(isLoading))
      show()
    }
  }

  private func show() {
    if isLoading.value.value { view?.startLoading() } else { view?.finishLoading() }
  }
}
