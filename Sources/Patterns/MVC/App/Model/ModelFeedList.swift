import BlogDomain

/// A list that the model holds: any controller can observe it.
final class ModelFeedList: FeedList {
  private let store: OnlineBlogStore
  private let id: FeedID
  private unowned let controller: FeedController

  init(_ store: OnlineBlogStore, _ resource: Resource, _ controller: FeedController) {
    self.store = store
    self.controller = controller
    id = store.openFeed(resource)
  }

  var value: Feed? { store.feed(id) }

  func connect() { controller.observe(store.changed(id)) { controller, _ in controller.feedChanged() } }

  func share(with screen: ProfileController) {
    screen.observe(store.changed(id)) { screen, _ in screen.updateHUD() }
  }

  func load() { store.load(id) }

  func loadMore() { store.loadMore(id) }

  func close() { store.closeFeed(id) }
}
