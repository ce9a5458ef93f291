import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number: view state only, so the model never hears of it.
final class CategoriesController: Controller {
  private let context: Context
  private let view: CategoriesView
  private lazy var state = StateCell(of: self, at: "categories", SearchState())

  init(_ context: Context, view: CategoriesView, window: Window) {
    self.context = context
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
  }

  override func close() {
    super.close()
    state.mutate { $0.cancel() }
  }

  func queryChanged(_ text: String) { traced(text) { search(for: text) } }

  /// Asks for what the text names, if anything, in place of what was asked before.
  private func search(for text: String) {
    let task = state.mutate { state -> DataTask? in
      let query = state.search.type(text)
      // The same text again: what was asked before still counts.
      if query == nil, state.search.pending != nil { return nil }
      state.cancel()
      state.task = query.map { query in
        dataTask(query.request, on: context.api) { $0.receive($1, for: query) }
      }
      return state.task
    }
    searchChanged()
    task?.resume()
  }

  private func receive(_ response: Response, for query: CategorySearch.Query) {
    guard state.value.search.accepts(query) else { return }
    let isFound = state.mutate { state in
      state.task = nil
      return state.search.take(response, for: query)
    }
    searchChanged()
    if !isFound { present(Alert(failure: Strings.couldNotSearch)) }
  }

  private func searchChanged() {
    switch state.value.search.finding {
    case .nothing: view.result.set("")
    case .category(let name): view.result.set(name)
    case .noCategory: view.result.set(Strings.noSuchCategory)
    }
  }
}
