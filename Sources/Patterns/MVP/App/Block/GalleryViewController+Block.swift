import Runtime

extension BlockVariant {
  final class GalleryViewController: MVP.GalleryViewController<GalleryPresenter> {
    override func attachView() {
      presenter.onPager = Action("pager", .block, from: presenter, to: self) { view, pager in
        view.setPage(pager.page, previous: pager.hasPrevious, next: pager.hasNext)
      }
      presenter.onImages = Action("images", .block, from: presenter, to: self) { $0.setImages($1) }
      presenter.onArticles = Action("articles", .block, from: presenter, to: self) { $0.setArticles($1) }
      presenter.attachView()
    }

    override func load() { presenter.load(images: forImages("load"), articles: forArticles("load")) }

    override func showNext() { presenter.showNext(then: forImages("showNext")) }

    override func showPrevious() { presenter.showPrevious(then: forImages("showPrevious")) }

    override func retryImages() { presenter.retryImages(then: forImages("retryImages")) }

    override func retryArticles() { presenter.retryArticles(then: forArticles("retryArticles")) }

    private func forImages(_ name: String) -> Completion<GalleryPart> {
      Completion(name, of: presenter, to: self) { $0.didLoadImages($1) }
    }

    private func forArticles(_ name: String) -> Completion<GalleryPart> {
      Completion(name, of: presenter, to: self) { $0.didLoadArticles($1) }
    }

    private func didLoadImages(_ images: GalleryPart) { traced(images) { show(images: images) } }

    private func didLoadArticles(_ articles: GalleryPart) { traced(articles) { show(articles: articles) } }
  }
}
