import BlogDomain

/// How a read stands that the store was asked for.
enum Load: Equatable {
  case out(Read)
  /// Its answer came; the page that it brought is nil where it failed.
  case answered(Read, Page?)
}

/// How a search stands that the store was asked for.
enum Search: Equatable {
  case out
  case found(CategorySearch.Finding)
  case failed
}

/// How a change ended that the server was asked for.
struct Settlement {
  let write: Write
  /// Whether the server did it.
  let isDone: Bool
}
