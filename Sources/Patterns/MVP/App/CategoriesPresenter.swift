import BlogDomain
import Runtime

/// Presents a search for a category by its number.
class CategoriesPresenter: DocumentPresenter {
  private lazy var cell = StateCell(of: self, at: "categories", CategorySearch())

  final var result: String { cell.value.result }

  /// Asks for what was typed; nothing typed shows nothing, at once.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that; called as long as the
  ///   presenter is there and nothing else was typed.
  final func send(_ text: String, then answered: (() -> Void)? = nil) {
    let old = result
    let query = cell.mutate { $0.type(text) }
    if !areSame(result, old) { tell(result) }
    guard let query else { return }
    let accepts = { [weak self] in self?.cell.value.accepts(query) ?? false }
    network.send(query.request, for: self, accepts: accepts) { [weak self] in
      self?.receive($0, query, answered)
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query, _ answered: (() -> Void)?) {
    let old = result
    let notice = cell.mutate { $0.receive(response, for: query) }
    if let answered { answered() } else if !areSame(result, old) { tell(result) }
    if let notice { onNotice?(notice) }
  }

  final override func replay() { tell(result) }

  // MARK: How its view is told, which a variant says

  func tell(_ result: String) {}
}
