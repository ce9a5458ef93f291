import BlogViews
import HeadlessUI
import Runtime

/// The articles of a gallery.
final class GalleryArticlesViewController: Participant, TableViewController, GalleryArticlesDisplay {
  let presenter: GalleryArticlesPresenter
  let table: TableView

  init(_ presenter: GalleryArticlesPresenter, table: ArticleTable) {
    self.presenter = presenter
    self.table = table
    super.init(table.runtime, .view)
  }

  func viewDidLoad() {
    connectTable()
    attachView()
    presenter.open()
  }

  func attachView() {
    table.reconfigureVisible()
    presenter.attachView(self)
  }

  func configure(_ cell: Cell, _ id: Int) { (cell as? ArticleCell)?.show(presenter.row(id)) }

  func setArticles(_ ids: [Int]) { traced(ids) { show(ids) } }

  func setEmptyArticles() { traced { show([]) } }
}

/// An article's row.
final class ArticleCell: BlogViews.ArticleCell, PresentedCell, TitleCellDisplay {
  var presenter: TitleCellPresenter?

  func attachView() { presenter?.attachView(self) }

  func setTitle(_ title: String) { traced(title) { self.title.set(title) } }
}
