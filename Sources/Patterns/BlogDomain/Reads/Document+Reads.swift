import ArchTrace
public import Runtime

extension Document {
  /// Takes the answer to a read. While a write is out, and later where the read was sent before the write's
  /// answer came, the fields that the write sets are left alone.
  /// - Returns: The page it brought; nil where the read failed or the answer cannot be understood.
  public mutating func merge(_ response: Response, for read: Read) -> Page? {
    guard response.isSuccess, let body = response.body else { return nil }
    switch read.resource {
    case .header(let id):
      guard let person = PersonAnswer(body), person.id == id else { return nil }
      merge(person, read)
      return Page(ids: [id], more: false)
    case .blogs(let author):
      guard let blogs = body["blogs"]?.elements(BlogAnswer.init) else { return nil }
      for blog in blogs { merge(blog, by: author, read) }
      return Page(ids: blogs.map(\.id), more: body["more"]?.bool ?? false)
    case .drafts:
      guard let drafts = body["drafts"]?.elements(DraftAnswer.init) else { return nil }
      for draft in drafts { own().drafts.insert(Draft(id: draft.id, title: draft.title)) }
      return Page(ids: drafts.map(\.id), more: false)
    case .following, .suggested:
      guard let people = body["users"]?.elements(PersonAnswer.init) else { return nil }
      for person in people { merge(person, read) }
      return Page(ids: people.map(\.id), more: false)
    case .voices:
      guard let voices = body["voices"]?.elements(Voice.init) else { return nil }
      for voice in voices { own().voices.insert(voice) }
      return Page(ids: voices.map(\.id), more: false)
    case .images:
      guard let images = body["images"]?.elements(\.int), let pages = body["pages"]?.int else { return nil }
      return Page(ids: images, more: read.page + 1 < pages)
    case .articles:
      guard let articles = body["articles"]?.elements(Article.init) else { return nil }
      for article in articles { own().articles.insert(article) }
      return Page(ids: articles.map(\.id), more: false)
    }
  }

  private mutating func merge(_ answer: PersonAnswer, _ read: Read) {
    let known = users[answer.id]
    var user = User(
      id: answer.id, name: answer.name, bio: answer.bio ?? known?.bio ?? "",
      followers: answer.followers ?? known?.followers ?? 0,
      following: answer.following ?? known?.following ?? false)
    if let known, known.pending != nil || read.stamp < known.settled {
      user.followers = known.followers
      user.following = known.following
    }
    user.pending = known?.pending
    user.settled = known?.settled ?? 0
    own().users.insert(user)
  }

  private mutating func merge(_ answer: BlogAnswer, by author: Int, _ read: Read) {
    let known = blogs[answer.id]
    var blog = Blog(
      id: answer.id, author: author, title: answer.title, body: answer.body ?? known?.body ?? "",
      likes: answer.likes ?? known?.likes ?? 0, liked: answer.liked ?? known?.liked ?? false)
    if let known {
      if known.isLiking || read.stamp < known.settled {
        blog.likes = known.likes
        blog.liked = known.liked
      }
      blog.isLiking = known.isLiking
      blog.isSharing = known.isSharing
      blog.settled = known.settled
    }
    own().blogs.insert(blog)
  }
}

/// A person in an answer.
private struct PersonAnswer {
  let id: Int
  let name: String
  let bio: String?
  let followers: Int?
  let following: Bool?

  init?(_ body: TraceValue) {
    guard let id = body["id"]?.int, let name = body["name"]?.string else { return nil }
    self.id = id
    self.name = name
    bio = body["bio"]?.string
    followers = body["followers"]?.count
    following = body["following"]?.bool
  }
}

/// A blog in an answer.
private struct BlogAnswer {
  let id: Int
  let title: String
  let likes: Int?
  let liked: Bool?
  let body: String?

  init?(_ body: TraceValue) {
    guard let id = body["id"]?.int, let title = body["title"]?.string else { return nil }
    self.id = id
    self.title = title
    likes = body["likes"]?.count
    liked = body["liked"]?.bool
    self.body = body["body"]?.string
  }
}

/// A draft in an answer.
private struct DraftAnswer {
  let id: Int
  let title: String

  init?(_ body: TraceValue) {
    guard let id = body["id"]?.int, let title = body["title"]?.string else { return nil }
    self.id = id
    self.title = title
  }
}

extension Voice {
  /// A voice in an answer.
  fileprivate init?(_ body: TraceValue) {
    guard let id = body["id"]?.int, let title = body["title"]?.string, let duration = body["duration"]?.int,
      Self.durations.contains(duration)
    else { return nil }
    self.init(id: id, title: title, duration: duration)
  }

  /// How long a voice may play, in milliseconds: no longer than a clock can count.
  private static let durations = 0...1_000_000_000
}

extension Article {
  /// An article in an answer.
  fileprivate init?(_ body: TraceValue) {
    guard let id = body["id"]?.int, let title = body["title"]?.string else { return nil }
    self.init(id: id, title: title)
  }
}

extension TraceValue {
  var int: Int? { if case .int(let value) = self { value } else { nil } }
  /// A count: a number without a fraction, as near as it can be held.
  var count: Int? {
    switch self {
    case .int(let count): count
    case .double(let number): Saturating.count(number)
    case .decimal(let number): Double(number.text).flatMap { Saturating.count($0) }
    case .null, .bool, .string, .array, .object: nil
    }
  }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements of an array, all of which must be understood.
  func elements<E>(_ parse: (TraceValue) -> E?) -> [E]? {
    guard case .array(let values) = self else { return nil }
    let elements = values.compactMap(parse)
    return elements.count == values.count ? elements : nil
  }
}
