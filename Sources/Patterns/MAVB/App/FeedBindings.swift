import BlogDomain
import HeadlessUI
import Runtime

extension Adapters {
  /// What is bound of every part whose content is loaded.
  func feed<V: ContentView>(_ id: FeedID) -> [Binding<V>] {
    [
      .state <-- document.map { $0.feed(id).state },
      .isRefreshing <-- document.map { $0.feed(id).isRefreshing },
      .pull --> document.taking(.refresh(id)),
      .retry --> document.taking(.refresh(id)),
    ]
  }

  /// What is bound of every table: the rows before how far they are.
  func list(_ id: FeedID, row: @escaping (Row) -> Binder) -> [Binding<TableView>] {
    [
      .rows(row) <-- document.map { $0.feed(id).ids },
      .firstVisible <-- stack.map { $0.first(id) },
      .scroll --> stack.taking { .scrolled(id, $0) },
    ] + feed(id)
  }
}
