import BlogDomain
import Runtime

/// Every controller asks the server itself, and tells the model what came of it. What the model does not hold it
/// must pass on: to the screen's controller, and to the root controller what the person must be told.
///
/// Source: App Architecture, objc.io, "Networking", controller-owned.
final class ControllerNetworking: Networking {
  let store: BlogStore
  let api: Service
  private var onNotice: Action<Notice>?

  init(_ store: BlogStore, _ api: Service) {
    self.store = store
    self.api = api
  }

  func connect(_ root: RootController) {
    onNotice = Action("notice", .block, from: api, to: root) { $0.receive($1) }
  }

  func list(_ resource: Resource, for controller: FeedController) -> any FeedList {
    OwnFeedList(self, resource, controller)
  }

  func gallery(_ mode: World.Gallery, for controller: GalleryController) -> any Gallery {
    OwnGallery(self, mode, controller)
  }

  func search(for controller: CategoriesController) -> any Search { OwnSearch(self, controller) }

  func toggleFollow(user: Int, for controller: Controller) {
    send(store.toggling(user: user), for: controller)
  }

  func unfollow(user: Int, for controller: Controller) { send(.unfollow(user), for: controller) }

  func like(blog: Int, for controller: Controller) { send(.like(blog), for: controller) }

  func share(blog: Int, for controller: Controller) { send(.share(blog), for: controller) }

  /// Tells the model of a write, asks the server, tells the model what it answered.
  ///
  /// The completion does not keep the controller: it does its duty where the screen is gone by then, and keeps no
  /// screen from going.
  private func send(_ write: Write, for controller: Controller) {
    guard let request = store.begin(write) else { return }
    api.send(request, for: controller) { [self] response in pass(store.finish(write, with: response)) }
  }

  /// Passes on what the person must be told, if anything.
  func pass(_ notice: Notice?) {
    if let notice { onNotice?(notice) }
  }
}

extension RootController {
  /// Something came of a request that the person must be told.
  fileprivate func receive(_ notice: Notice) { traced(notice) { present(notice) } }
}
