import BlogDomain
import Runtime

/// A person's blogs, as their presenter knows them.
protocol BlogsDisplay: ContentDisplay {
  func setBlogs(_ blogs: Rows<BlogText>)
  func setEmptyBlogs()
  func setBlog(_ id: Int, _ blog: BlogText)
  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool)
}

extension ProtocolVariant {
  final class BlogsPresenter: MVP.BlogsPresenter, DisplayPresenter {
    var attachment = Attachment<any BlogsDisplay>()

    func loadMore() { traced { sendFurther() } }

    func like(blog: Int) { traced(blog) { sendLike(blog: blog) } }

    override func tell(_ progress: Progress) { view?.show(progress) }

    override func showLoaded() { view?.setBlogs(blogs) }

    override func showEmpty() { view?.setEmptyBlogs() }

    override func showFailure() { view?.showFailure() }

    override func tell(_ blog: BlogText, in row: Int) { view?.setBlog(row, blog) }

    override func tell(_ more: More) {
      view?.setMore(more.isThere, enabled: more.isEnabled, loading: more.isLoading)
    }
  }
}
