import BlogDomain
import Runtime

/// Images and articles, as their presenter knows them.
protocol GalleryDisplay: Participant {
  func setPage(_ page: Int, previous: Bool, next: Bool)
  func setImages(_ images: GalleryPart)
  func setArticles(_ articles: GalleryPart)
}

extension ProtocolVariant {
  final class GalleryPresenter: MVP.GalleryPresenter, DisplayPresenter {
    var attachment = Attachment<any GalleryDisplay>()

    func load() { traced { ask(.open) } }

    func showNext() { traced { ask(.next) } }

    func showPrevious() { traced { ask(.previous) } }

    func retryImages() { traced { ask(.retryImages) } }

    func retryArticles() { traced { ask(.retryArticles) } }

    override func tell(_ pager: Pager) {
      view?.setPage(pager.page, previous: pager.hasPrevious, next: pager.hasNext)
    }

    override func tell(images: GalleryPart) { view?.setImages(images) }

    override func tell(articles: GalleryPart) { view?.setArticles(articles) }
  }
}
