import BlogDomain

/// A search for a category by its number, as a function of the state.
extension BlogProgram {
  static func categoriesView(_ screen: Int, _ search: CategorySearch) -> [VirtualView<BlogMessage>] {
    [
      .group(
        "categories",
        [
          .textField(".query", text: search.text) { .queryChanged($0, screen: screen) },
          .label(".result", search.result),
        ])
    ]
  }
}
