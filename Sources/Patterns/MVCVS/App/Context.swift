/// What the controllers of a screen are given: both stores, and their place in the view state.
struct Context {
  let store: BlogStore
  let viewState: ViewStateStore
  /// The screen's place in the stack.
  let index: Int
}
