import BlogDomain
import Runtime

/// What the controllers of a screen are given: both stores, and their place in the view state.
struct Context {
  let store: BlogStore
  let viewState: ViewStateStore
  /// The screen's place in the stack.
  let index: Int

  /// The first row in sight of a table of the screen, as the view state has it.
  func firstRow(_ table: String) -> Int {
    viewState.value.screen(at: index)?.firstRows[table] ?? 0
  }
}
