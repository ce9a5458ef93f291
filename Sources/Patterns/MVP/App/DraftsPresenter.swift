import BlogDomain
import Runtime

/// A person's drafts, as their presenter knows them: rows of titles.
protocol DraftsDisplay: ContentDisplay {
  func setDrafts(_ titles: Rows<String>)
  func setEmptyDrafts()
}

/// Presents the person's drafts.
final class DraftsPresenter: FeedPresenter<any DraftsDisplay> {
  private var titles = Rows<String>()

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    super.init(store, network, .drafts(user: user))
  }

  override var content: (any ContentDisplay)? { view }

  override func take(_ page: Page) {
    for id in page.ids {
      if let draft = store.draft(id) { titles.set(id, draft.title) }
    }
    titles.list(feed.ids)
  }

  override func showLoaded() { view?.setDrafts(titles) }

  override func showEmpty() { view?.setEmptyDrafts() }
}
