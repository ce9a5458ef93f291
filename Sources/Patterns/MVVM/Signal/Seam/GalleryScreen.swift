import BlogDomain
import HeadlessUI
import Runtime

/// The view model of images and articles.
final class GalleryScreen: SeamScreen {
  private let viewModel: GalleryViewModel

  init(_ viewModel: GalleryViewModel) {
    self.viewModel = viewModel
    super.init(viewModel)
  }

  override var messages: [Signal<Message>] { viewModel.messages }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    switch element.member {
    case "next": viewModel.showNext()
    case "prev": viewModel.showPrevious()
    case _:
      if element.container == "gallery.images" { viewModel.retryImages() } else { viewModel.retryArticles() }
    }
  }

  override var shown: Shown {
    var shown = Shown()
    shown.setPage(
      viewModel.page.current ?? 0, previous: viewModel.canShowPrevious.current ?? false,
      next: viewModel.canShowNext.current ?? false)
    shown.set("gallery.images.state", viewModel.images.state.current ?? .loading)
    shown.set("gallery.images.count", viewModel.images.rows.current?.count ?? 0)
    shown.set("gallery.images.refreshing", viewModel.images.isRefreshing.current ?? false)
    shown.set("gallery.articles.state", viewModel.articlesState.current ?? .loading)
    shown.set("gallery.articles.count", viewModel.articles.rows.current?.count ?? 0)
    shown.set("gallery.articles.refreshing", viewModel.articles.isRefreshing.current ?? false)
    return shown
  }
}

/// The view model of a search.
final class CategoriesScreen: SeamScreen {
  let viewModel: CategoriesViewModel

  init(_ viewModel: CategoriesViewModel) {
    self.viewModel = viewModel
    super.init(viewModel)
  }

  override var messages: [Signal<Message>] { [viewModel.messages] }

  override var shown: Shown {
    var shown = Shown()
    set("categories.result", viewModel.result, in: &shown)
    return shown
  }
}
