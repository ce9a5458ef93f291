import BlogDomain
import HeadlessUI
import Runtime

/// A part of a screen whose content is loaded: shows how far it is, and has it loaded again.
class FeedController: Controller {
  let context: Context
  let feed: FeedID
  private let content: ContentView

  init(_ context: Context, _ feed: FeedID, content: ContentView) {
    self.context = context
    self.feed = feed
    self.content = content
    super.init(content.runtime)
  }

  override func viewDidLoad() {
    content.onPull = Action("pull", from: content, to: self) { $0.pulled() }
    content.retry.onTap = Action("retry", from: content.retry, to: self) { $0.retryTapped() }
    let id = feed
    observe(context.store, "feeds[\(id.group)].\(id.resource.name)", { $0.feed(id) }) { controller, feed in
      if let feed { controller.show(feed) }
    }
  }

  func pulled() { traced { context.store.load(feed) } }

  func retryTapped() { traced { context.store.load(feed) } }

  /// Shows how far the feed is.
  func show(_ feed: Feed) {
    content.state = feed.state
    content.isRefreshing = feed.isRefreshing
  }
}
