import BlogDomain
import Runtime

extension BlockVariant {
  final class BlogsPresenter: MVP.BlogsPresenter, ContentBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<[Int]>>?
    /// Whether there are further pages is other than it was.
    var onMore: Action<More>?
    /// By row: what it shows is other than it was.
    private var onBlog: [Int: Action<BlogText>] = [:]
    var binding = Binding()

    var loaded: [Int]? { blogs.ids }

    /// Loads a further page.
    /// - Parameter completion: Takes what has to be shown now; nil where it is what is shown already.
    func loadMore(then completion: Completion<Content<[Int]>?>) {
      traced {
        sendFurther { [unowned self] isNew in
          if !completion(isNew ? content : nil) { showEnd(isNew: isNew, ofFirst: false) }
        }
      }
    }

    func like(blog id: Int, then completion: Completion<BlogText>) {
      traced(id) {
        sendLike(blog: id) { [unowned self] in
          guard blogs[id] != nil else { return }
          refresh(id)
          if let blog = blogs[id], !completion(blog) { tell(blog, in: id) }
        }
      }
    }

    /// A cell shows a row from now on.
    /// - Parameters:
    ///   - row: The row's id.
    ///   - block: Takes what the row shows whenever it is other than it was. It replaces the one before.
    /// - Returns: What the row shows now.
    func bind(row: Int, to block: Action<BlogText>) -> BlogText? {
      traced(row) {
        onBlog[row] = block
        return blogs[row]
      }
    }

    /// The cell shows the row no more, and may show another.
    func unbind(row: Int) { traced(row) { onBlog[row] = nil } }

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
      onMore = nil
      onBlog = [:]
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showEmpty() { tellContent() }

    override func showFailure() { tellContent() }

    override func tell(_ blog: BlogText, in row: Int) { onBlog[row]?(blog) }

    override func tell(_ more: More) { onMore?(more) }
  }
}
