import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension ProtocolVariant {
  final class BlogsViewController: MVP.BlogsViewController<BlogsPresenter>, BlogsDisplay, RowsHolder {
    private(set) lazy var cell = StateCell(of: self, at: "blogs", Rows<BlogText>())
    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }

    override func loadMore() { presenter.loadMore() }

    override func like(_ blog: Int) { presenter.like(blog: blog) }

    func setBlogs(_ blogs: Rows<BlogText>) { traced(blogs) { show(blogs) } }

    func setEmptyBlogs() { traced { show(Rows()) } }

    func setBlog(_ id: Int, _ blog: BlogText) { traced(id, blog) { show(blog, in: id) } }

    override func configure(_ cell: Cell, _ id: Int) {
      if let blog = rows[id] { show(blog, in: cell) }
    }
  }
}
