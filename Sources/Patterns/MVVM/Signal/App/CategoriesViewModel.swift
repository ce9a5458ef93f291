import BlogDomain
import Runtime

/// A search for a category by its number: each text asks, an empty one shows nothing, and the answer to an older text is
/// let go. The old result stays till the next answer comes.
final class CategoriesViewModel: ViewModel {
  /// What was found.
  private(set) lazy var result = search.compactMap(Self.text).distinct("result")

  private lazy var query = Property(of: self, "query", "")
  private lazy var search: Signal<Search> = query.flatMapLatest { [store, nothing] in
    $0.isEmpty ? nothing : store.search(for: $0)
  }
  private lazy var nothing = Reading(of: self, "nothing") { Search.found(.nothing) }
  private let store: BlogStore

  init(_ store: BlogStore) {
    self.store = store
    super.init(store.runtime)
  }

  /// What the person must be told.
  private(set) lazy var messages = search.compactMap(as: "messages") {
    $0 == .failed ? Message(Strings.couldNotSearch) : nil
  }

  func search(for text: String) { traced(text) { query.set(text) } }

  private static func text(_ search: Search) -> String? {
    switch search {
    case .found(.nothing): ""
    case .found(.category(let name)): name
    case .found(.noCategory): Strings.noSuchCategory
    case .out, .failed: nil
    }
  }
}
