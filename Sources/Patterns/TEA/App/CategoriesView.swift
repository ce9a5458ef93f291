import BlogDomain

/// A search for a category by its number, as a function of the state.
extension BlogProgram {
  static func categoriesView(_ screen: Int, _ search: CategorySearch) -> [Node] {
    [
      .group(
        "categories",
        [
          .textField(".query", text: search.text) { .queryChanged($0, screen: screen) },
          .label(".result", result(of: search)),
        ])
    ]
  }

  private static func result(of search: CategorySearch) -> String {
    switch search.finding {
    case .nothing: ""
    case .category(let name): name
    case .noCategory: Strings.noSuchCategory
    }
  }
}
