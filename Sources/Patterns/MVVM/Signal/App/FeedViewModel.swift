import BlogDomain
import Runtime

/// A part of a screen whose content is loaded.
class FeedViewModel: ViewModel {
  let store: BlogStore
  /// What is loaded.
  private(set) lazy var feed = FeedSignals(of: self, resource, failure: failure, store)

  private let resource: Resource
  private let failure: String

  /// - Parameter failure: What the person is told where what is shown cannot be loaded again.
  init(_ store: BlogStore, _ resource: Resource, failure: String) {
    self.store = store
    self.resource = resource
    self.failure = failure
    super.init(store.runtime)
  }

  /// Asks for the content: the first load, a retry or a refresh.
  final func load() { traced { feed.load() } }

  /// Asks for a further page.
  final func loadMore() { traced { feed.loadMore() } }
}
