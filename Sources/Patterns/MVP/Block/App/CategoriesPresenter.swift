import BlogDomain
import Runtime

/// Presents a search for a category by its number.
final class CategoriesPresenter: Presenter, BlockPresenter {
  /// The result is other than it was, though nobody was answered.
  var resultHandler: Action<String>?
  /// What the person must be told.
  var alertHandler: Action<String>?

  private let context: Context
  private lazy var search = StateCell(of: self, at: "search", CategorySearch())
  private lazy var shown = StateCell(of: self, at: "result", Single(""))

  init(_ context: Context) {
    self.context = context
    super.init(context.store.runtime)
  }

  /// What the view is handed.
  var result: String { shown.value.value }

  func showAll() { resultHandler?(result) }

  func forgetBlocks() { resultHandler = nil }

  /// Asks for what was typed; an empty text asks nothing and shows nothing.
  /// - Parameter completion: Takes what was found; never called where something else is typed before the answer comes.
  func search(for text: String, completion: Completion<String>) {
    traced(text) {
      guard let query = search.mutate({ $0.type(text) }) else {
        if update() { resultHandler?(result) }
        return
      }
      let accepts = { [weak self] in self?.search.value.accepts(query) ?? false }
      context.network.send(query.request, for: self, accepts: accepts) { [weak self] in
        self?.receive($0, query, completion)
      }
    }
  }

  private func receive(
    _ response: Response, _ query: CategorySearch.Query, _ completion: Completion<String>
  ) {
    let isFound = search.mutate { $0.take(response, for: query) }
    update()
    if !completion(result) { resultHandler?(result) }
    if !isFound { alertHandler?(Strings.couldNotSearch) }
  }

  /// The old result stays till the answer comes.
  @discardableResult
  private func update() -> Bool {
    let new =
      switch search.value.finding {
      case .nothing: ""
      case .category(let name): name
      case .noCategory: Strings.noSuchCategory
      }
    guard !areSame(new, result) else { return false }
    shown.set(Single(new))
    return true
  }
}
