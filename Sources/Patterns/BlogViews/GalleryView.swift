public import HeadlessUI
public import Runtime

/// Images, page by page, and articles under them.
public final class GalleryView: ScreenView {
  /// Shows the page before.
  public let previous: Button
  /// Says which page is shown.
  public let page: PageControl
  /// Shows the next page.
  public let next: Button
  /// The images of the page.
  public let images: ImageTable
  /// The articles.
  public let articles: ArticleTable

  /// Loads the screen.
  /// - Parameters:
  ///   - imageCell: Makes an image's cell; a pattern may give its cells a class of their own.
  ///   - articleCell: Makes an article's cell.
  public init(
    _ runtime: Runtime, imageCell: @escaping (Runtime) -> ImageCell = ImageCell.init,
    articleCell: @escaping (Runtime) -> ArticleCell = ArticleCell.init
  ) {
    previous = PageButton(runtime, ".prev", "Prev")
    page = PageControl(runtime, ".page")
    next = PageButton(runtime, ".next", "Next")
    images = ImageTable(runtime, cell: imageCell)
    articles = ArticleTable(runtime, cell: articleCell)
    let bar = View(runtime, "gallery", axis: .horizontal, [previous, page, next], isParticipant: false)
    super.init(runtime, "gallery", [bar, images, articles])
  }
}

/// A button that shows another page. At first there is none.
final class PageButton: Button {
  init(_ runtime: Runtime, _ element: String, _ title: String) {
    super.init(runtime, element, title)
    isEnabled = false
  }
}

/// The table of images.
public final class ImageTable: TableView {
  init(_ runtime: Runtime, cell: @escaping (Runtime) -> ImageCell) {
    super.init(
      runtime, "gallery.images", emptyText: "No images yet", errorText: "Could not load images", cell: cell)
  }
}

/// The table of articles.
public final class ArticleTable: TableView {
  init(_ runtime: Runtime, cell: @escaping (Runtime) -> ArticleCell) {
    super.init(
      runtime, "gallery.articles", emptyText: "No articles yet", errorText: "Could not load articles",
      cell: cell)
  }
}

/// An image in its place.
open class ImageCell: Cell {
  /// Which image it is.
  public let title: Label

  /// Loads the cell.
  public init(_ runtime: Runtime) {
    title = Label(runtime, ".title")
    super.init(runtime, [title])
  }
}

/// An article's row.
open class ArticleCell: Cell {
  /// The headline.
  public let title: Label

  /// Loads the cell.
  public init(_ runtime: Runtime) {
    title = Label(runtime, ".title")
    super.init(runtime, [title])
  }
}
