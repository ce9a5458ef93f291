import BlogDomain

/// A search as its controller holds it: what was typed and found, and the request that is out for it.
struct SearchState {
  var search = CategorySearch()
  var task: DataTask?

  /// Drops the answer to the request that is out.
  mutating func cancel() {
    task?.cancel()
    task = nil
  }
}
