import BlogDomain

/// A gallery that the model holds.
final class ModelGallery: Gallery {
  private let store: OnlineBlogStore
  private let id: FeedID
  private unowned let controller: GalleryController

  init(_ store: OnlineBlogStore, _ mode: World.Gallery, _ controller: GalleryController) {
    self.store = store
    self.controller = controller
    id = store.openGallery(mode)
  }

  var value: GalleryState? { store.gallery(id) }

  func connect() {
    controller.observe(store.changed(id)) { controller, _ in controller.galleryChanged() }
  }

  func ask(_ wish: GalleryState.Wish) { store.ask(wish, of: id) }

  func close() { store.closeGallery(id) }
}
