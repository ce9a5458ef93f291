public import HeadlessUI
public import Runtime

/// A search for a category by its number.
public final class CategoriesView: ScreenView {
  /// What is searched for.
  public let query: TextField
  /// What was found.
  public let result: Label

  /// Loads the screen.
  public init(_ runtime: Runtime) {
    query = SearchField(runtime, "categories.query")
    result = Label(runtime, "categories.result")
    super.init(runtime, "categories", [query, result])
  }
}

/// A field for what is searched for.
final class SearchField: TextField {}
