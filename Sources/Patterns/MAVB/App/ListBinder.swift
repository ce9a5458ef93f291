import BlogDomain
import HeadlessUI
import Runtime

/// What is said of every part whose content is loaded.
func contentBinder<V: ContentView>(_ document: DocumentAdapter, _ id: ListID) -> [Attribute<V>] {
  let feed = document.map { $0.feed(id) }
  return [
    .state <-- feed.map(loadState),
    .isRefreshing <-- feed.map(isRefreshing),
    .pull --> document.taking(.refresh(id)),
    .retry --> document.taking(.refresh(id)),
  ]
}

/// What is said of every list: the rows before how far they are.
func listBinder<Element>(
  _ adapters: Adapters, _ id: ListID, _ element: @escaping (DocumentState, Int) -> Element?,
  cell: @escaping (Signal<DocumentState, Element>) -> [ViewConstructor]
) -> [Attribute<TableView>] {
  [
    .rows(of: adapters.document, element, cell: cell) <-- adapters.document.map { $0.feed(id).ids },
    .firstVisible <-- adapters.window.map { $0.first(id) },
    .scroll --> adapters.window.taking { .scrolled(id, $0) },
  ] + contentBinder(adapters.document, id)
}

/// How far a list is, as shown: loading, empty and error only where there is nothing to show.
func loadState(_ feed: Feed) -> LoadState {
  if !feed.ids.isEmpty { return .loaded }
  if feed.refresh != nil { return .loading }
  if feed.hasFailed { return .error }
  return feed.hasLoaded ? .empty : .loading
}

/// Whether a list says that it is being loaded again: where there is something to show meanwhile.
func isRefreshing(_ feed: Feed) -> Bool { feed.refresh != nil && !feed.ids.isEmpty }
