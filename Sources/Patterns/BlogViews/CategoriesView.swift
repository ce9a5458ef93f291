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
    query = SearchField(runtime, ".query")
    result = Label(runtime, ".result")
    let search = View(runtime, "categories", [query, result], isParticipant: false)
    super.init(runtime, "categories", [search])
  }
}

/// A field for what is searched for.
final class SearchField: TextField {}
