extension ProtocolVariant {
  final class GalleryViewController: MVP.GalleryViewController<GalleryPresenter>, GalleryDisplay {
    override func attachView() { presenter.attachView(self) }

    override func load() { presenter.load() }

    override func showNext() { presenter.showNext() }

    override func showPrevious() { presenter.showPrevious() }

    override func retryImages() { presenter.retryImages() }

    override func retryArticles() { presenter.retryArticles() }
  }
}
