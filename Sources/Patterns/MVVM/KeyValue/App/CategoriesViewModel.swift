import BlogDomain
import Runtime

/// A search for a category by its number.
final class CategoriesViewModel: ViewModel {
  /// How the latest request stands.
  @Dynamic private(set) var status = FetchStatus.none
  /// What the person must be told.
  @Dynamic private(set) var message: Message? = nil

  private let context: Context
  private lazy var search = StateCell(of: self, at: "search", CategorySearch())

  init(_ context: Context) {
    self.context = context
    super.init(context.service.runtime)
  }

  /// What was found; the old result stays till the answer comes.
  var result: String {
    switch search.value.finding {
    case .nothing: ""
    case .category(let name): name
    case .noCategory: Strings.noSuchCategory
    }
  }

  /// Asks for what was typed; an empty text asks nothing and shows nothing.
  func search(for text: String) {
    traced(text) {
      guard let query = search.mutate({ $0.type(text) }) else {
        if text.isEmpty { status = .none }
        return
      }
      status = .loading
      let accepts = { [weak self] in self?.search.value.accepts(query) ?? false }
      context.service.send(query.request, for: self, accepts: accepts) { [weak self] in
        self?.receive($0, query)
      }
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query) {
    let isFound = search.mutate { $0.take(response, for: query) }
    status = isFound ? .success : .fail
    if !isFound { message = Message(Strings.couldNotSearch) }
  }
}
