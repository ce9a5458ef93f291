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
    keep(store.draftsChanged.add(self) { $0.changed(drafts: $1) })
  }

  override var content: (any ContentDisplay)? { view }

  override func take(_ page: Page) {
    for id in page.ids { refresh(id) }
    titles.list(feed.ids)
  }

  override func showLoaded() { view?.setDrafts(titles) }

  override func showEmpty() { view?.setEmptyDrafts() }

  /// Another screen may have loaded a draft that this one shows too.
  private func changed(drafts ids: [Int]) {
    var isOther = false
    for id in ids where titles[id] != nil { isOther = refresh(id) || isOther }
    if isOther { view?.setDrafts(titles) }
  }

  @discardableResult
  private func refresh(_ id: Int) -> Bool {
    store.draft(id).map { titles.set(id, $0.title) } ?? false
  }
}
