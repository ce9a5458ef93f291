public import Runtime

/// What the app knows of the server's world: every person, blog, draft, voice and article once, however many screens show it.
///
/// The rules on who may change what stand here and nowhere else. A pattern decides who holds a document.
public struct Document: Inspectable, Equatable {
  /// The people loaded.
  public internal(set) var users = EntityTable<User>()
  /// The blogs loaded.
  public internal(set) var blogs = EntityTable<Blog>()
  /// The drafts loaded.
  public internal(set) var drafts = EntityTable<Draft>()
  /// The voices loaded.
  public internal(set) var voices = EntityTable<Voice>()
  /// The articles loaded.
  public internal(set) var articles = EntityTable<Article>()
  /// Counts reads sent and writes answered, so that it is known which came first.
  private var stamp = 0

  /// Makes an empty document.
  public init() {}

  /// The next number in the order of reads sent and writes answered.
  public mutating func nextStamp() -> Int {
    stamp += 1
    return stamp
  }

  /// The author's name of a blog; nil as long as the person is not loaded.
  public func authorName(of blog: Blog) -> String? { users[blog.author]?.name }

  /// Takes what the server says by itself. What is not loaded is ignored.
  public mutating func apply(_ push: Push) {
    switch push {
    case .user(let id, let change):
      users.update(id) { user in
        if let name = change.name { user.name = name }
        if let bio = change.bio { user.bio = bio }
        if let followers = change.followers { user.followers = followers }
        if let following = change.following { user.following = following }
      }
    case .blog(let id, let change):
      blogs.update(id) { blog in
        if let title = change.title { blog.title = title }
        if let body = change.body { blog.body = body }
        if let likes = change.likes { blog.likes = likes }
        if let liked = change.liked { blog.liked = liked }
      }
    }
  }

  /// Compares field by field.
  public static func inspect(_ old: Document, _ new: Document, with inspector: inout Inspector) {
    EntityTable.inspect("users", old.users, new.users, with: &inspector)
    EntityTable.inspect("blogs", old.blogs, new.blogs, with: &inspector)
    EntityTable.inspect("drafts", old.drafts, new.drafts, with: &inspector)
    EntityTable.inspect("voices", old.voices, new.voices, with: &inspector)
    EntityTable.inspect("articles", old.articles, new.articles, with: &inspector)
  }
}
