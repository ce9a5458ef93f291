import BlogDomain
import Runtime

/// One blog on a screen of its own, as its presenter knows it.
protocol BlogDisplay: Participant {
  func setBlog(_ blog: BlogText)
  func showLike(_ title: String, enabled: Bool, likes: String)
}

extension ProtocolVariant {
  final class BlogPresenter: MVP.BlogPresenter, DisplayPresenter {
    var attachment = Attachment<any BlogDisplay>()

    func like() { traced { sendLike() } }

    override func tell(_ blog: BlogText) { view?.setBlog(blog) }

    override func tellLike(_ blog: BlogText) {
      view?.showLike(blog.like.title, enabled: blog.like.isEnabled, likes: blog.likes)
    }
  }
}
