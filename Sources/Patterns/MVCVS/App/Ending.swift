import BlogDomain

/// What came of something that the model asked the server for, where it shows in nothing that the model holds.
enum Ending: Hashable {
  /// A list could not be loaded; it may list what was loaded before.
  case notLoaded(Resource, isEmpty: Bool)
  /// A further page could not be loaded.
  case noMoreLoaded
  /// A search failed.
  case notSearched
  /// A write could not be done.
  case notDone(Write)
  /// A blog was shared.
  case shared
}
