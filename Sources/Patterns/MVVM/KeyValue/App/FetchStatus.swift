import Runtime

/// How the latest request of a view model stands: what is observed in place of the data.
enum FetchStatus: String, Loggable {
  /// Nothing was asked for.
  case none
  /// A request is out.
  case loading
  /// Its answer came, and is in the data.
  case success
  /// It failed.
  case fail
}
