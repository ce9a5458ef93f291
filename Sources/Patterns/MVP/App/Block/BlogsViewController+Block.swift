import BlogDomain
import HeadlessUI
import Runtime

extension BlockVariant {
  final class BlogsViewController: MVP.BlogsViewController<BlogsPresenter>, RowBinder {
    override func viewDidLoad() {
      bindTable()
      super.viewDidLoad()
    }

    override func attachView() {
      bindContent()
      presenter.onMore = Action("more", .block, from: presenter, to: self) { view, more in
        view.setMore(more.isThere, enabled: more.isEnabled, loading: more.isLoading)
      }
      presenter.attachView()
    }

    override func configure(_ cell: Cell, _ id: Int) { bind(cell, to: id) }

    override func load() { askForContent() }

    override func loadMore() {
      presenter.loadMore(then: Completion("loadMore", of: presenter, to: self) { $0.didLoadMore($1) })
    }

    override func like(_ blog: Int) {
      presenter.like(blog: blog, then: Completion("like", of: presenter, to: self) { $0.didLike(blog, $1) })
    }

    private func didLoadMore(_ answer: Content<[Int]>?) {
      traced(answer) {
        if let answer { show(answer) }
      }
    }

    /// The row may be in another cell by now, or in none.
    private func didLike(_ id: Int, _ blog: BlogText) {
      traced(id, blog) {
        if let cell = table.cell(for: id) { show(blog, in: cell) }
      }
    }
  }
}
