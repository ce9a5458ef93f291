import BlogDomain
import Runtime

/// Presents the person's drafts: rows of titles.
class DraftsPresenter: FeedPresenter {
  private lazy var cell = StateCell(of: self, at: "drafts", Rows<String>())

  init(_ store: BlogStore, _ network: any Network, user: Int) {
    super.init(store, network, .drafts(user: user))
    keep(store.draftsChanged.add(self) { $0.changed(drafts: $1) })
  }

  final var titles: Rows<String> { cell.value }

  final override func take(_ page: Page) {
    cell.mutate { titles in
      for id in page.ids { refresh(id, in: &titles) }
      titles.list(feed.ids)
    }
  }

  /// Another screen may have loaded a draft that this one shows too.
  private func changed(drafts ids: [Int]) {
    let isOther = cell.mutate { titles in
      ids.reduce(false) { isOther, id in titles[id] != nil && refresh(id, in: &titles) || isOther }
    }
    if isOther { showLoaded() }
  }

  @discardableResult
  private func refresh(_ id: Int, in titles: inout Rows<String>) -> Bool {
    store.draft(id).map { titles.set(id, $0.title) } ?? false
  }
}
