public import Runtime

/// What a server says by itself: these fields of this person or blog are different now.
public enum Push: Hashable, Sendable {
  /// A person changed.
  case user(id: Int, UserChange)
  /// A blog changed.
  case blog(id: Int, BlogChange)
}

/// The fields of a person that a push may set; nil leaves a field as it is.
public struct UserChange: Hashable, Sendable {
  /// The new name.
  @ByCodePoints public var name: String?
  /// The new text about the person.
  @ByCodePoints public var bio: String?
  /// The new number of followers.
  public var followers: Int?
  /// Whether the person at the app follows this one now.
  public var following: Bool?

  /// Makes a change of the fields given.
  public init(name: String? = nil, bio: String? = nil, followers: Int? = nil, following: Bool? = nil) {
    self.name = name
    self.bio = bio
    self.followers = followers
    self.following = following
  }
}

/// The fields of a blog that a push may set; nil leaves a field as it is.
public struct BlogChange: Hashable, Sendable {
  /// The new headline.
  @ByCodePoints public var title: String?
  /// The new text.
  @ByCodePoints public var body: String?
  /// The new number of likes.
  public var likes: Int?
  /// Whether the person at the app likes it now.
  public var liked: Bool?

  /// Makes a change of the fields given.
  public init(title: String? = nil, body: String? = nil, likes: Int? = nil, liked: Bool? = nil) {
    self.title = title
    self.body = body
    self.likes = likes
    self.liked = liked
  }
}
