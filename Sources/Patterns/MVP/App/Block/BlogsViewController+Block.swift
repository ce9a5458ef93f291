import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class BlogsViewController: MVP.BlogsViewController {
    private let presenter: BlogsPresenter

    init(_ presenter: BlogsPresenter, view: BlogTable) {
      self.presenter = presenter
      super.init(presenter, view: view)
    }

    override func viewDidLoad() {
      table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) { $0.endDisplaying($1.id) }
      super.viewDidLoad()
    }

    override func attachView() {
      presenter.onProgress = Action("progress", .block, from: presenter, to: self) { $0.show($1) }
      presenter.onContent = Action("content", .block, from: presenter, to: self) { $0.setContent($1) }
      presenter.onMore = Action("more", .block, from: presenter, to: self) { view, more in
        view.setMore(more.isThere, enabled: more.isEnabled, loading: more.isLoading)
      }
      presenter.attachView()
    }

    override func load() {
      presenter.load(then: Completion("load", of: presenter, to: self) { $0.didLoad($1) })
    }

    override func loadMore() {
      presenter.loadMore(then: Completion("loadMore", of: presenter, to: self) { $0.didLoadMore($1) })
    }

    override func like(_ blog: Int) {
      presenter.like(blog: blog, then: Completion("like", of: presenter, to: self) { $0.didLike(blog, $1) })
    }

    override func share(_ blog: Int) { presenter.share(blog: blog) }

    /// Shows a row in a cell, and binds it to the cell for as long as the cell shows it. The block captures the
    /// cell, and is right only because it is another whenever the cell shows another row.
    override func configure(_ cell: Cell, _ id: Int) {
      traced(id, function: "configure(_:)") {
        let block = Action("blog", .block, from: presenter, to: self) { [unowned cell] (view, blog: BlogText) in
          view.setBlog(id, blog, in: cell)
        }
        if let blog = presenter.bind(row: id, to: block) { show(blog, in: cell) }
      }
    }

    private func endDisplaying(_ id: Int) { traced(id) { presenter.unbind(row: id) } }

    private func setContent(_ content: Content<[Int]>) { traced(content) { show(content) } }

    private func setBlog(_ id: Int, _ blog: BlogText, in cell: Cell) {
      traced(id, blog, function: "setBlog(_:_:)") { show(blog, in: cell) }
    }

    private func didLoad(_ answer: Content<[Int]>?) {
      traced(answer) {
        content.isRefreshing = false
        if let answer { show(answer) }
      }
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
