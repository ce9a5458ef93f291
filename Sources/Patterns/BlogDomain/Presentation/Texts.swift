public import Runtime

/// What a person's page head says.
public struct HeaderText: Hashable, Sendable {
  /// The name.
  @ByCodePoints public private(set) var name: String
  /// What the person says of themselves.
  @ByCodePoints public private(set) var bio: String
  /// The follow button.
  public let follow: ButtonText
  // Kept rather than its text: texts are compared more often than read, and a text takes longer to make.
  private let followerCount: Int

  /// `Followers N`.
  public var followers: String { "Followers " + String(followerCount) }

  /// Makes the texts for a person.
  public init(_ user: User) {
    name = user.name
    bio = user.bio
    followerCount = user.shownFollowers
    follow = ButtonText(following: user)
  }
}

/// A button's title and whether a tap does something.
public struct ButtonText: Hashable, Sendable {
  /// The title.
  @ByCodePoints public private(set) var title: String
  /// Whether a tap does something.
  public let isEnabled: Bool

  /// A button that says so.
  package init(_ title: String, isEnabled: Bool) {
    self.title = title
    self.isEnabled = isEnabled
  }

  /// The follow button of a person: disabled while its request is out.
  public init(following user: User) {
    title = user.isFollowed ? "Following" : "Follow"
    isEnabled = user.pending == nil
  }

  /// The like button of a blog: disabled while its request is out and once liked.
  public init(liking blog: Blog) {
    title = blog.liked ? "Liked" : "Like"
    isEnabled = !blog.liked && !blog.isLiking
  }
}

/// What a blog says, in its row and on its own screen.
public struct BlogText: Hashable, Sendable {
  /// The headline.
  @ByCodePoints public private(set) var title: String
  /// The like button.
  public let like: ButtonText
  /// The whole text.
  @ByCodePoints public private(set) var body: String
  @ByCodePoints private var authorName: String?
  private let likeCount: Int

  /// `Author name: X`.
  public var author: String { "Author name: " + (authorName ?? "…") }
  /// `Like N`.
  public var likes: String { "Like " + String(likeCount) }

  /// Makes the texts for a blog.
  /// - Parameter author: The author's name, where it is known yet.
  public init(_ blog: Blog, author: String?) {
    title = blog.title
    authorName = author
    likeCount = blog.likes
    like = ButtonText(liking: blog)
    body = blog.body
  }

  /// Makes the texts for a blog of a document; nil where it is not loaded.
  public init?(_ id: Int, in document: Document) {
    guard let blog = document.blogs[id] else { return nil }
    self.init(blog, author: document.authorName(of: blog))
  }
}

/// What a voice's row says.
public struct VoiceText: Hashable, Sendable {
  /// The headline.
  @ByCodePoints public private(set) var title: String
  /// How far it is.
  public let state: String

  /// Makes the texts for a voice.
  public init(_ voice: Voice, _ state: VoiceState) {
    title = voice.title
    self.state = state.rawValue
  }
}

/// Rules of the profile screen that span its parts.
public enum Profile {
  /// Whether the HUD is shown: while header, blogs or drafts is in the loading state.
  public static func isLoading(_ parts: Feed...) -> Bool { isLoading(parts.lazy.map { $0.state }) }

  /// Whether the HUD is shown, where only the parts' states are known.
  @inlinable public static func isLoading(_ states: some Sequence<LoadState>) -> Bool {
    states.contains(.loading)
  }
}
