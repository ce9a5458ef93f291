import BlogDomain

/// Scene B, the people suggested: never asks.
final class SuggestedScene: UsersScene {
  init(_ root: RootScene) { super.init(root, .suggested, .at) }
}
