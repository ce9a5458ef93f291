/// Every text of the app that a person reads, as a table. What is shown where and when is not said here.
public enum Strings {
  // MARK: A person
  /// `Follow`
  public static let follow = "Follow"
  /// `Following`
  public static let following = "Following"
  /// `Followers N`
  public static func followers(_ count: Int) -> String { "Followers " + String(count) }
  /// A name in the list of those followed.
  public static func followedName(_ name: String) -> String { "★ " + name }
  /// A name in the list of those suggested.
  public static func suggestedName(_ name: String) -> String { "@" + name }
  /// `Stop following X?`
  public static func stopFollowing(_ name: String) -> String { "Stop following \(name)?" }

  // MARK: A blog
  /// `Author name: X`
  public static func author(_ name: String) -> String { "Author name: " + name }
  /// Stands for the name of an author who is not loaded yet.
  public static let unknownAuthor = "…"
  /// `Like N`
  public static func likes(_ count: Int) -> String { "Like " + String(count) }
  /// `Like`
  public static let like = "Like"
  /// `Liked`
  public static let liked = "Liked"
  /// `Share`
  public static let share = "Share"
  /// `Shared`
  public static let shared = "Shared"

  // MARK: A gallery and a search
  /// `Prev`
  public static let previous = "Prev"
  /// `Next`
  public static let next = "Next"
  /// `Image N`
  public static func image(_ number: Int) -> String { "Image " + String(number) }
  /// `No such category`
  public static let noSuchCategory = "No such category"

  // MARK: Where there is nothing
  /// `No blogs yet`
  public static let noBlogs = "No blogs yet"
  /// `No drafts yet`
  public static let noDrafts = "No drafts yet"
  /// `Nobody yet`
  public static let nobody = "Nobody yet"
  /// `No voices yet`
  public static let noVoices = "No voices yet"
  /// `No images yet`
  public static let noImages = "No images yet"
  /// `No articles yet`
  public static let noArticles = "No articles yet"

  // MARK: What failed
  /// `Could not load profile`
  public static let couldNotLoadProfile = "Could not load profile"
  /// `Could not load blogs`
  public static let couldNotLoadBlogs = "Could not load blogs"
  /// `Could not load drafts`
  public static let couldNotLoadDrafts = "Could not load drafts"
  /// `Could not load people`
  public static let couldNotLoadPeople = "Could not load people"
  /// `Could not load following`
  public static let couldNotLoadFollowing = "Could not load following"
  /// `Could not load suggestions`
  public static let couldNotLoadSuggestions = "Could not load suggestions"
  /// `Could not load voices`
  public static let couldNotLoadVoices = "Could not load voices"
  /// `Could not load images`
  public static let couldNotLoadImages = "Could not load images"
  /// `Could not load articles`
  public static let couldNotLoadArticles = "Could not load articles"
  /// `Could not load more`
  public static let couldNotLoadMore = "Could not load more"
  /// `Could not follow`
  public static let couldNotFollow = "Could not follow"
  /// `Could not unfollow`
  public static let couldNotUnfollow = "Could not unfollow"
  /// `Could not like`
  public static let couldNotLike = "Could not like"
  /// `Could not share`
  public static let couldNotShare = "Could not share"
  /// `Could not search`
  public static let couldNotSearch = "Could not search"

  // MARK: The buttons of an alert
  /// `OK`
  public static let ok = "OK"
  /// `Cancel`
  public static let cancel = "Cancel"
  /// `Unfollow`
  public static let unfollow = "Unfollow"
}
