public import Runtime

/// What the app knows of the server's world: every person, blog, draft, voice and article once, however many screens show it.
///
/// The rules on who may change what stand here and nowhere else. A pattern decides who holds a document.
public struct Document: Inspectable, Equatable {
  @usableFromInline private(set) var tables = Tables()

  /// Makes an empty document.
  public init() {}

  /// The people loaded.
  @inlinable public var users: EntityTable<User> { tables.users }
  /// The blogs loaded.
  @inlinable public var blogs: EntityTable<Blog> { tables.blogs }
  /// The drafts loaded.
  @inlinable public var drafts: EntityTable<Draft> { tables.drafts }
  /// The voices loaded.
  @inlinable public var voices: EntityTable<Voice> { tables.voices }
  /// The articles loaded.
  @inlinable public var articles: EntityTable<Article> { tables.articles }

  /// What it holds, aside, so that a document is copied by one reference wherever it goes.
  @usableFromInline final class Tables {
    @usableFromInline var users = EntityTable<User>()
    @usableFromInline var blogs = EntityTable<Blog>()
    @usableFromInline var drafts = EntityTable<Draft>()
    @usableFromInline var voices = EntityTable<Voice>()
    @usableFromInline var articles = EntityTable<Article>()
    /// Counts reads sent and writes answered, so that it is known which came first.
    var stamp = 0

    init() {}

    init(copying tables: Tables) {
      users = tables.users
      blogs = tables.blogs
      drafts = tables.drafts
      voices = tables.voices
      articles = tables.articles
      stamp = tables.stamp
    }
  }

  /// The tables to change, which no other document holds.
  mutating func own() -> Tables {
    if !isKnownUniquelyReferenced(&tables) { tables = Tables(copying: tables) }
    return tables
  }

  /// How many reads were sent and writes answered.
  public var stamp: Int { tables.stamp }

  /// The next number in the order of reads sent and writes answered.
  public mutating func nextStamp() -> Int {
    let tables = own()
    tables.stamp += 1
    return tables.stamp
  }

  /// The author's name of a blog; nil as long as the person is not loaded.
  public func authorName(of blog: Blog) -> String? { users[blog.author]?.name }

  /// Takes what the server says by itself. What is not loaded is ignored.
  public mutating func apply(_ push: Push) {
    switch push {
    case .user(let id, let change):
      own().users.update(id) { user in
        if let name = change.name { user.name = name }
        if let bio = change.bio { user.bio = bio }
        if let followers = change.followers { user.followers = followers }
        if let following = change.following { user.following = following }
      }
    case .blog(let id, let change):
      own().blogs.update(id) { blog in
        if let title = change.title { blog.title = title }
        if let body = change.body { blog.body = body }
        if let likes = change.likes { blog.likes = likes }
        if let liked = change.liked { blog.liked = liked }
      }
    }
  }

  /// Whether they know the same.
  public static func == (a: Document, b: Document) -> Bool {
    let (a, b) = (a.tables, b.tables)
    if a === b { return true }
    return a.users == b.users && a.blogs == b.blogs && a.drafts == b.drafts && a.voices == b.voices
      && a.articles == b.articles && a.stamp == b.stamp
  }

  /// Compares field by field.
  public static func inspect(_ old: Document, _ new: Document, with inspector: inout Inspector) {
    let (old, new) = (old.tables, new.tables)
    if old === new { return }
    inspector.table("users", old.users, new.users)
    inspector.table("blogs", old.blogs, new.blogs)
    inspector.table("drafts", old.drafts, new.drafts)
    inspector.table("voices", old.voices, new.voices)
    inspector.table("articles", old.articles, new.articles)
    inspector.field("stamp", old.stamp, new.stamp)
  }
}
