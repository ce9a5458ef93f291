import BlogDomain
import HeadlessUI
import Runtime

/// A search for a category by its number. What is typed goes out as a message, and the text comes back by a
/// binding like every other.
final class CategoriesBinder: Binder {
  private let stack: StackAdapter
  private let screen: Int

  init(_ stack: StackAdapter, screen: Int) {
    self.stack = stack
    self.screen = screen
    super.init(stack.runtime)
  }

  override var views: [ViewConstructor] {
    let search = stack.map { [screen] in $0.search(screen) }
    return [
      .textField(
        "categories.query", .text <-- search.map { $0?.text ?? "" },
        .change --> stack.taking { [screen] in .typed($0, screen: screen) }),
      .label("categories.result", .text <-- search.map { $0?.result ?? "" }),
    ]
  }
}
