import BlogDomain
import HeadlessUI
import Runtime

/// A search for a category by its number. What is typed goes out as a message, and the text comes back by a
/// binding like every other.
func categoriesBinder(_ window: WindowAdapter, screen: Int) -> ViewConstructor {
  let search = window.compactMap { $0.search(screen) }
  return .group(
    "categories",
    [
      .textField(
        ".query", .text <-- search.map(\.text), .change --> window.taking { .typed($0, screen: screen) }),
      .label(".result", .text <-- search.map(result)),
    ])
}

private func result(of search: CategorySearch) -> String {
  switch search.finding {
  case .nothing: ""
  case .category(let name): name
  case .noCategory: Strings.noSuchCategory
  }
}
