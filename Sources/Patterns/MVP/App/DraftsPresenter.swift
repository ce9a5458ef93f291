import BlogDomain
import Runtime

/// Presents the person's drafts: rows of titles.
class DraftsPresenter: FeedPresenter {
  private(set) final var titles = Rows<String>()

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    super.init(store, network, .drafts(user: user))
    keep(store.draftsChanged.add(self) { $0.changed(drafts: $1) })
  }

  final override func take(_ page: Page) {
    for id in page.ids { refresh(id) }
    titles.list(feed.ids)
  }

  /// Another screen may have loaded a draft that this one shows too.
  private func changed(drafts ids: [Int]) {
    var isOther = false
    for id in ids where titles[id] != nil { isOther = refresh(id) || isOther }
    if isOther { showLoaded() }
  }

  @discardableResult
  private func refresh(_ id: Int) -> Bool {
    store.draft(id).map { titles.set(id, $0.title) } ?? false
  }
}
