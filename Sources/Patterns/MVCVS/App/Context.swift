import BlogDomain

/// What the controllers of a screen are given: both stores, and their place in the view state.
struct Context {
  let store: BlogStore
  let viewState: ViewStateStore
  /// The screen's place in the stack.
  let place: Int

  /// What the view state says of the screen; nil where it is gone.
  var screen: Screen? { viewState.value[place] }
}

extension Context {
  /// The list of this name on the screen; nil where the screen is gone.
  func feed(_ name: String, _ state: BlogState) -> Feed? {
    screen.flatMap { state.feeds(of: $0.number).first { $0.resource.name == name } }
  }
}
