import BlogDomain
import Runtime

/// Presents the person's drafts: rows of titles.
class DraftsPresenter: FeedPresenter {
  private(set) final var titles = Rows<String>()

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    super.init(store, network, .drafts(user: user))
  }

  final override func take(_ page: Page) {
    for id in page.ids {
      if let draft = store.draft(id) { titles.set(id, draft.title) }
    }
    titles.list(feed.ids)
  }
}
