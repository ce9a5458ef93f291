import BlogDomain
import Runtime

extension BlockVariant {
  final class BlogsPresenter: MVP.BlogsPresenter, RowBlocks {
    var onProgress: Action<Progress>?
    var onContent: Action<Content<[Int]>>?
    /// Whether there are further pages is other than it was.
    var onMore: Action<More>?
    var onRow: [Int: Action<BlogText>] = [:]
    var binding = Binding()

    var rows: Rows<BlogText> { blogs }

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

    func forgetBlocks() {
      onProgress = nil
      onContent = nil
      onMore = nil
      onRow = [:]
    }

    override func tell(_ progress: Progress) { onProgress?(progress) }

    override func showLoaded() { tellContent() }

    override func showEmpty() { tellContent() }

    override func showFailure() { tellContent() }

    override func tell(_ blog: BlogText, in row: Int) { onRow[row]?(blog) }

    override func tell(_ more: More) { onMore?(more) }
  }
}
