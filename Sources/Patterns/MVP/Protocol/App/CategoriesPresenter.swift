import BlogDomain
import Runtime

/// A search, as its presenter knows it.
protocol CategoriesDisplay: Participant {
  func setResult(_ result: String)
}

/// Presents a search for a category by its number.
final class CategoriesPresenter: Presenter, AttachablePresenter {
  private weak var view: (any CategoriesDisplay)?
  private lazy var search = StateCell(of: self, at: "search", CategorySearch())
  private let context: Context

  init(_ context: Context) {
    self.context = context
    super.init(context.store.runtime)
  }

  func attachView(_ view: any CategoriesDisplay) {
    traced {
      self.view = connect(view)
      self.view?.setResult(result)
    }
  }

  func detachView() { traced { view = nil } }

  /// Asks for what was typed; an empty text asks nothing and shows nothing.
  func search(for text: String) {
    traced(text) {
      guard let query = change({ $0.type(text) }) else { return }
      let accepts = { [weak self] in self?.search.value.accepts(query) ?? false }
      context.network.send(query.request, for: self, accepts: accepts) { [weak self] in
        self?.receive($0, query)
      }
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query) {
    let isFound = change { $0.take(response, for: query) }
    if !isFound { context.alerts.tell(Strings.couldNotSearch) }
  }

  /// Changes the search, then tells the view where that shows.
  private func change<R>(_ body: (inout CategorySearch) -> R) -> R {
    let old = result
    let value = search.mutate(body)
    if !areSame(result, old) { view?.setResult(result) }
    return value
  }

  /// What was found; the old result stays till the answer comes.
  private var result: String {
    switch search.value.finding {
    case .nothing: ""
    case .category(let name): name
    case .noCategory: Strings.noSuchCategory
    }
  }
}
