import BlogDomain
import Runtime

extension BlockVariant {
  final class BlogPresenter: MVP.BlogPresenter, BlockPresenter {
    /// The blog is other than it was.
    var onBlog: Action<BlogText>?
    /// The like button and the count are other than they were.
    var onLike: Action<BlogText>?
    var binding = Binding()

    func like(then completion: Completion<BlogText>) {
      traced {
        sendLike { [unowned self] in
          if let blog = refresh(), !completion(blog) { tellLike(blog) }
        }
      }
    }

    func forgetBlocks() {
      onBlog = nil
      onLike = nil
    }

    override func tell(_ blog: BlogText) { onBlog?(blog) }

    override func tellLike(_ blog: BlogText) { onLike?(blog) }
  }
}
