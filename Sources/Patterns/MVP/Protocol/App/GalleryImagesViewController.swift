import BlogViews
import HeadlessUI
import Runtime

/// Images, page by page.
final class GalleryImagesViewController: Participant, FeedViewController, GalleryImagesDisplay {
  let presenter: GalleryImagesPresenter
  private let view: GalleryView

  init(_ presenter: GalleryImagesPresenter, view: GalleryView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  var content: ContentView { view.images }

  func viewDidLoad() {
    connectContent()
    view.images.onConfigure = Action("configure", .delegate, from: view.images, to: self) { $0.configure($1) }
    view.next.onTap = Action("next", from: view.next, to: self) { $0.nextTapped() }
    view.previous.onTap = Action("previous", from: view.previous, to: self) { $0.previousTapped() }
    attachView()
    presenter.load()
  }

  func attachView() { presenter.attachView(self) }

  func nextTapped() { traced { presenter.showNext() } }

  func previousTapped() { traced { presenter.showPrevious() } }

  private func configure(_ row: RowRequest) {
    (row.cell as? ImageCell)?.title.set(presenter.title(ofImage: row.id))
  }

  func setPage(_ page: Int, previous: Bool, next: Bool) {
    traced(page, previous, next) {
      view.page.page = page
      view.previous.isEnabled = previous
      view.next.isEnabled = next
    }
  }

  func setImages(_ ids: [Int]) {
    traced(ids) {
      view.images.setRows(ids)
      view.images.state = .loaded
    }
  }

  func setEmptyImages() {
    traced {
      view.images.setRows([])
      view.images.state = .empty
    }
  }
}
