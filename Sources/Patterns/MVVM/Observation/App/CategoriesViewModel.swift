import BlogDomain
import Runtime

/// A search for a category by its number.
final class CategoriesViewModel: ViewModel {
  private let context: Context
  @Observed("search") private var search = CategorySearch()

  init(_ context: Context) {
    self.context = context
    super.init(context.service.runtime)
  }

  /// What was found; the old result stays till the answer comes.
  var result: String {
    switch search.finding {
    case .nothing: ""
    case .category(let name): name
    case .noCategory: Strings.noSuchCategory
    }
  }

  /// Asks for what was typed; an empty text asks nothing and shows nothing.
  func search(for text: String) {
    traced(text) {
      guard let query = search.type(text) else { return }
      let accepts = { [weak self] in self?.search.accepts(query) ?? false }
      context.service.send(query.request, for: self, accepts: accepts) { [weak self] in
        self?.receive($0, query)
      }
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query) {
    if !search.take(response, for: query) { context.app.show(Message(Strings.couldNotSearch)) }
  }
}
