import BlogDomain
import HeadlessUI
import Runtime

/// The gallery's view model; the observer that stands for its controller begins a chained request.
final class GalleryScreen: SeamScreen {
  private let viewModel: GalleryViewModel

  init(_ context: Context, _ view: FakeView) {
    viewModel = GalleryViewModel(context)
    super.init(view)
    observe(viewModel, ["imagesStatus", "message"]) { [viewModel] view, keyPath in
      if keyPath == "message" {
        view.ask(viewModel.message)
      } else if viewModel.areArticlesDue {
        viewModel.loadArticles()
      }
    }
  }

  override func load(_ part: String?) {
    viewModel.loadImages()
    if !viewModel.isChained { viewModel.loadArticles() }
  }

  override func tap(_ element: ElementName) {
    switch element.member {
    case "next": viewModel.showNext()
    case "prev": viewModel.showPrevious()
    case _:
      if element.container == "gallery.images" { viewModel.loadImages() } else { viewModel.loadArticles() }
    }
  }

  override var shown: Shown {
    var shown = Shown()
    shown.setPage(viewModel.page, previous: viewModel.canShowPrevious, next: viewModel.canShowNext)
    shown.set("gallery.images.state", viewModel.imagesState)
    shown.set("gallery.images.count", viewModel.images.count)
    shown.set("gallery.images.refreshing", viewModel.areImagesRefreshing)
    shown.set("gallery.articles.state", viewModel.articlesState)
    shown.set("gallery.articles.count", viewModel.articles.count)
    shown.set("gallery.articles.refreshing", viewModel.areArticlesRefreshing)
    return shown
  }

  override func close() {
    super.close()
    viewModel.close()
  }
}

/// The view model of a search.
final class CategoriesScreen: SeamScreen {
  let viewModel: CategoriesViewModel

  init(_ context: Context, _ view: FakeView) {
    viewModel = CategoriesViewModel(context)
    super.init(view)
    observe(viewModel, ["message"]) { [viewModel] view, _ in view.ask(viewModel.message) }
  }

  override var shown: Shown {
    var shown = Shown()
    shown.set("categories.result", viewModel.result)
    return shown
  }

  override func close() {
    super.close()
    viewModel.close()
  }
}
