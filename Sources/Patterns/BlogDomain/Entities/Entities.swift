public import ArchTrace
public import Runtime

/// A person, as the server last said, with the follow that is out.
public struct User: Entity, Codable {
  /// A change of who is followed.
  public enum FollowChange: String, Codable, Loggable, Sendable {
    case follow, unfollow
  }

  /// The person's number.
  public let id: Int
  /// The name, in any script.
  @ByCodePoints public internal(set) var name: String
  /// What the person says of themselves.
  @ByCodePoints public internal(set) var bio: String
  /// How many follow this person, as the server last said.
  @Saturating public internal(set) var followers: Int
  /// Whether this person is followed, as the server last said.
  public internal(set) var following: Bool
  /// The change whose request is out.
  public internal(set) var pending: FollowChange?
  /// When the last write to it was answered; reads sent before do not undo it.
  var settled = 0

  /// Whether the person is followed, as shown: the change that is out counts already.
  public var isFollowed: Bool { pending.map { $0 == .follow } ?? following }

  /// How many followers are shown: what the server last said, plus or minus the one that is out.
  public var shownFollowers: Int {
    switch pending {
    case .follow: min(followers + 1, Saturating.limit)
    case .unfollow: max(0, followers - 1)  // where the server itself counts nobody
    case nil: followers
    }
  }

  /// Compares field by field.
  public static func inspect(_ old: User, _ new: User, with inspector: inout Inspector) {
    inspector.field("name", old.name, new.name)
    inspector.field("bio", old.bio, new.bio)
    inspector.field("followers", old.followers, new.followers)
    inspector.field("following", old.following, new.following)
    inspector.field("pending", old.pending, new.pending)
    inspector.field("settled", old.settled, new.settled)
  }

  /// As a trace shows it.
  public var logged: TraceValue {
    .fields(["name": name, "bio": bio, "followers": followers, "following": following])
  }
}

/// A blog, as the server last said, with the requests that are out.
public struct Blog: Entity, Codable {
  /// The blog's number.
  public let id: Int
  /// Whose blog it is.
  public let author: Int
  /// The headline.
  @ByCodePoints public internal(set) var title: String
  /// The text.
  @ByCodePoints public internal(set) var body: String
  /// How many like it.
  @Saturating public internal(set) var likes: Int
  /// Whether the person at the app does.
  public internal(set) var liked: Bool
  /// Whether a like is out.
  public internal(set) var isLiking = false
  /// Whether a share is out.
  public internal(set) var isSharing = false
  /// When the last like was answered; reads sent before do not undo it.
  var settled = 0

  /// Compares field by field.
  public static func inspect(_ old: Blog, _ new: Blog, with inspector: inout Inspector) {
    inspector.field("author", old.author, new.author)
    inspector.field("title", old.title, new.title)
    inspector.field("body", old.body, new.body)
    inspector.field("likes", old.likes, new.likes)
    inspector.field("liked", old.liked, new.liked)
    inspector.field("liking", old.isLiking, new.isLiking)
    inspector.field("sharing", old.isSharing, new.isSharing)
    inspector.field("settled", old.settled, new.settled)
  }

  /// As a trace shows it.
  public var logged: TraceValue { .fields(["title": title, "likes": likes, "liked": liked]) }
}

/// An unpublished text.
public struct Draft: Entity, Codable {
  /// The draft's number.
  public let id: Int
  /// The headline.
  @ByCodePoints public internal(set) var title: String

  /// Compares field by field.
  public static func inspect(_ old: Draft, _ new: Draft, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
  }

  /// As a trace shows it.
  public var logged: TraceValue { .fields(["title": title]) }
}

/// Something to listen to.
public struct Voice: Entity, Codable {
  /// The voice's number.
  public let id: Int
  /// The headline.
  @ByCodePoints public internal(set) var title: String
  /// How long it plays, in milliseconds.
  public internal(set) var duration: Int

  /// Compares field by field.
  public static func inspect(_ old: Voice, _ new: Voice, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
    inspector.field("duration", old.duration, new.duration)
  }

  /// As a trace shows it.
  public var logged: TraceValue { .fields(["title": title, "duration": duration]) }
}

/// A text that goes with a page of images.
public struct Article: Entity, Codable {
  /// The article's number.
  public let id: Int
  /// The headline.
  @ByCodePoints public internal(set) var title: String

  /// Compares field by field.
  public static func inspect(_ old: Article, _ new: Article, with inspector: inout Inspector) {
    inspector.field("title", old.title, new.title)
  }

  /// As a trace shows it.
  public var logged: TraceValue { .fields(["title": title]) }
}
