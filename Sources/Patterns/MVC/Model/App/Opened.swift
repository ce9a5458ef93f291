import BlogDomain
import Runtime

/// What screens have opened in the model and must close: lists, galleries and searches, as far as they are.
struct Opened {
  var feeds: [FeedID: Feed] = [:]
  var galleries: [FeedID: GalleryState] = [:]
  var searches: [FeedID: CategorySearch] = [:]
  /// How many were opened, so that each has a number of its own.
  private(set) var count = 0

  /// Names something that a screen shows and must close.
  mutating func nextID(_ name: String) -> FeedID {
    count += 1
    return FeedID(number: count, name: name)
  }
}

/// Names a list that a screen shows.
struct FeedID: Hashable {
  let number: Int
  let name: String
}
