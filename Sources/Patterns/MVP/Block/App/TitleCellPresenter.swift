import Runtime

/// Presents a row of which only a headline is shown.
final class TitleCellPresenter: Presenter, CellPresenter {
  /// The headline is other than it was.
  var titleHandler: Action<String>?

  private let known: () -> String?
  private lazy var title = StateCell(of: self, at: "title", Single(""))

  /// - Parameter known: The headline as the model knows it; nil where it knows none.
  init(_ runtime: Runtime, _ known: @escaping () -> String?) {
    self.known = known
    super.init(runtime)
    acting { refresh() }
  }

  func showAll() { titleHandler?(title.value.value) }

  func forgetBlocks() { titleHandler = nil }

  func update() { traced { refresh() } }

  private func refresh() {
    guard let text = known(), !areSame(text, title.value.value) else { return }
    title.set(Single(text))
    titleHandler?(text)
  }
}
