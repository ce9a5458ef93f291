public import Runtime

/// The data that a simulated server begins with: what a scenario's `world` says.
public struct World: Hashable, Sendable {
  /// The person whose page the app shows.
  public var user: User
  /// The blogs of `user`, in the order of their list.
  public var blogs: [Blog]
  /// How many blogs the server puts on a page; at least 1.
  public var pageSize: Int
  /// The drafts of `user`.
  public var drafts: [Draft]
  /// The people followed at the start.
  public var following: [Person]
  /// The people suggested; not followed unless `following` or `user` says so.
  public var suggested: [Person]
  /// The voices that can be played.
  public var voices: [Voice]
  /// How many images the gallery has; their ids count from 1, six stand on a page.
  public var images: Int
  /// How many articles go with each page of images.
  public var articles: Int
  /// How the gallery's articles are asked for.
  public var gallery: Gallery

  /// Makes a world; what is not given is empty.
  public init(
    user: User = User(), blogs: [Blog] = [], pageSize: Int = 20, drafts: [Draft] = [],
    following: [Person] = [], suggested: [Person] = [], voices: [Voice] = [], images: Int = 0,
    articles: Int = 0, gallery: Gallery = .parallel
  ) {
    self.user = user
    self.blogs = blogs
    self.pageSize = pageSize
    self.drafts = drafts
    self.following = following
    self.suggested = suggested
    self.voices = voices
    self.images = images
    self.articles = articles
    self.gallery = gallery
  }

  /// How many images stand on one page of the gallery.
  public static let imagesPerPage = 6
}

extension World {
  /// The person whose page the app shows.
  public struct User: Hashable, Sendable {
    /// The person's number.
    public var id: Int
    /// The person's name, in any script.
    @ByCodePoints public var name: String
    /// What the person says of themselves.
    @ByCodePoints public var bio: String
    /// How many people follow this one.
    @Saturating public var followers: Int
    /// Whether the person at the app follows this one.
    public var following: Bool

    /// Makes a user.
    public init(
      id: Int = 1, name: String = "Ada", bio: String = "", followers: Int = 0, following: Bool = false
    ) {
      self.id = id
      self.name = name
      self.bio = bio
      self.followers = followers
      self.following = following
    }
  }

  /// One blog with its text.
  public struct Blog: Hashable, Sendable {
    /// The blog's number.
    public var id: Int
    /// The blog's headline.
    @ByCodePoints public var title: String
    /// How many people like it.
    @Saturating public var likes: Int
    /// Whether the person at the app is one of them.
    public var liked: Bool
    /// The blog's text.
    @ByCodePoints public var body: String

    /// Makes a blog; title and body are made from its number where none are given.
    public init(id: Int, title: String? = nil, likes: Int = 0, liked: Bool = false, body: String? = nil) {
      self.id = id
      self.title = title ?? "Blog \(id)"
      self.likes = likes
      self.liked = liked
      self.body = body ?? "Body \(id)"
    }
  }

  /// One unpublished text.
  public struct Draft: Hashable, Sendable {
    /// The draft's number.
    public var id: Int
    /// The draft's headline.
    @ByCodePoints public var title: String

    /// Makes a draft; the title is made from its number where none is given.
    public init(id: Int, title: String? = nil) {
      self.id = id
      self.title = title ?? "Draft \(id)"
    }
  }

  /// Somebody in a follow list.
  public struct Person: Hashable, Sendable {
    /// The person's number.
    public var id: Int
    /// The person's name, in any script.
    @ByCodePoints public var name: String

    /// Makes a person; the name is made from the number where none is given.
    public init(id: Int, name: String? = nil) {
      self.id = id
      self.name = name ?? "User \(id)"
    }
  }

  /// Something to listen to.
  public struct Voice: Hashable, Sendable {
    /// The voice's number.
    public var id: Int
    /// The voice's headline.
    @ByCodePoints public var title: String
    /// How long it plays, in milliseconds.
    public var duration: Int

    /// Makes a voice; the title is made from its number where none is given.
    public init(id: Int, title: String? = nil, duration: Int = 3000) {
      self.id = id
      self.title = title ?? "Voice \(id)"
      self.duration = duration
    }
  }

  /// How the gallery's articles are asked for.
  public enum Gallery: String, Hashable, Codable, Sendable, CaseIterable {
    /// Beside the images, once.
    case parallel
    /// With each page of images that arrived.
    case chained
  }
}

extension World {
  /// Blogs 1 to `count`, each liked as often as its number.
  public static func numberedBlogs(_ count: Int) -> [Blog] {
    numbered(count) { Blog(id: $0, likes: $0) }
  }

  /// Drafts 1 to `count`.
  public static func numberedDrafts(_ count: Int) -> [Draft] {
    numbered(count) { Draft(id: $0) }
  }

  /// As many people to be followed, from number 101 on.
  public static func numberedFollowing(_ count: Int) -> [Person] {
    numbered(count) { Person(id: 100 + $0) }
  }

  /// As many people to be suggested, from number 201 on.
  public static func numberedSuggested(_ count: Int) -> [Person] {
    numbered(count) { Person(id: 200 + $0) }
  }

  /// Voices 1 to `count`, three seconds each.
  public static func numberedVoices(_ count: Int) -> [Voice] {
    numbered(count) { Voice(id: $0) }
  }

  private static func numbered<Item>(_ count: Int, _ make: (Int) -> Item) -> [Item] {
    (0..<max(0, count)).map { make($0 + 1) }
  }
}
