import BlogDomain
import Runtime

/// A gallery that its controller holds: it is the controller that asks for articles when it gets images.
final class OwnGallery: OwnState<GalleryState, GalleryController>, Gallery {
  init(_ network: ControllerNetworking, _ mode: World.Gallery, _ controller: GalleryController) {
    super.init(network, of: controller, at: "gallery", GalleryState(mode))
  }

  func ask(_ wish: GalleryState.Wish) {
    let reads = change { $0.ask(wish, stamp: network.store.beginRead) }
    if reads.isEmpty { return }
    controller.galleryChanged()
    reads.forEach(send)
  }

  private func send(_ read: Read) {
    send(read.request, accepts: { $0.accepts(read) }) { [weak self] in self?.receive($0, read) }
  }

  private func receive(_ response: Response, _ read: Read) {
    let page = network.store.merge(response, for: read)
    let (notice, reads) = change { $0.receive(page, for: read, stamp: network.store.beginRead) }
    controller.galleryChanged()
    reads.forEach(send)
    network.pass(notice)
  }
}
