import BlogDomain
import Runtime

extension BlockVariant {
  final class GalleryPresenter: MVP.GalleryPresenter, BlockPresenter {
    /// The page, or what may be asked for, is other than it was.
    var onPager: Action<Pager>?
    /// The images are other than they were, though they were not asked for.
    var onImages: Action<GalleryPart>?
    /// The articles are other than they were: images asked for them, not the view.
    var onArticles: Action<GalleryPart>?
    var binding = Binding()

    /// - Parameters:
    ///   - images: Takes the first images.
    ///   - articles: Takes the articles beside them; never called where they wait for the images.
    func load(images: Completion<GalleryPart>, articles: Completion<GalleryPart>) {
      traced { ask(.open, then: [images.callAsFunction, articles.callAsFunction]) }
    }

    func showNext(then completion: Completion<GalleryPart>) {
      traced { ask(.next, then: [completion.callAsFunction]) }
    }

    func showPrevious(then completion: Completion<GalleryPart>) {
      traced { ask(.previous, then: [completion.callAsFunction]) }
    }

    func retryImages(then completion: Completion<GalleryPart>) {
      traced { ask(.retryImages, then: [completion.callAsFunction]) }
    }

    func retryArticles(then completion: Completion<GalleryPart>) {
      traced { ask(.retryArticles, then: [completion.callAsFunction]) }
    }

    func forgetBlocks() {
      onPager = nil
      onImages = nil
      onArticles = nil
    }

    override func tell(_ pager: Pager) { onPager?(pager) }

    override func tell(images: GalleryPart) { onImages?(images) }

    override func tell(articles: GalleryPart) { onArticles?(articles) }
  }
}
