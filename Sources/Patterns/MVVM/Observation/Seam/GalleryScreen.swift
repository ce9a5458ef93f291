import BlogDomain
import HeadlessUI
import Runtime

/// The gallery's view model.
final class GalleryScreen: SeamScreen {
  private let viewModel: GalleryViewModel

  init(_ context: Context) { viewModel = GalleryViewModel(context) }

  override func load(_ part: String?) { viewModel.load() }

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
}

/// The view model of a search.
final class CategoriesScreen: SeamScreen {
  let viewModel: CategoriesViewModel

  init(_ context: Context) { viewModel = CategoriesViewModel(context) }

  override var shown: Shown {
    var shown = Shown()
    shown.set("categories.result", viewModel.result)
    return shown
  }
}
