import BlogDomain
import Runtime

/// The model is asked for everything, and everybody is told by it.
final class ModelNetworking: Networking {
  private let store: OnlineBlogStore

  init(_ store: OnlineBlogStore) { self.store = store }

  func connect(_ root: RootController) { root.observe(store.noticed) { $0.present($1) } }

  func list(_ resource: Resource, for controller: FeedController) -> any FeedList {
    ModelFeedList(store, resource, controller)
  }

  func gallery(_ mode: World.Gallery, for controller: GalleryController) -> any Gallery {
    ModelGallery(store, mode, controller)
  }

  func search(for controller: CategoriesController) -> any Search { ModelSearch(store, controller) }

  func toggleFollow(user: Int, for controller: Controller) { store.toggleFollow(user: user) }

  func unfollow(user: Int, for controller: Controller) { store.unfollow(user: user) }

  func like(blog: Int, for controller: Controller) { store.like(blog: blog) }

  func share(blog: Int, for controller: Controller) { store.share(blog: blog) }
}
