import BlogDomain

extension World {
  /// Reads a world; what is absent is as in `World()`.
  init(_ field: Field) throws(ScenarioError) {
    let parts = try field.object([
      "user", "blogs", "pageSize", "drafts", "following", "suggested", "voices", "images", "articles",
      "gallery",
    ])
    self.init()
    if let field = parts["user"] { user = try User(field) }
    if let field = parts["blogs"] { blogs = try field.list(World.numberedBlogs) }
    if let field = parts["pageSize"] { pageSize = try field.whole(1...Limits.count.upperBound) }
    if let field = parts["drafts"] { drafts = try field.list(World.numberedDrafts) }
    if let field = parts["following"] { following = try field.list(World.numberedFollowing) }
    if let field = parts["suggested"] { suggested = try field.list(World.numberedSuggested) }
    if let field = parts["voices"] { voices = try field.list(World.numberedVoices) }
    if let field = parts["images"] { images = try field.whole(Limits.count) }
    if let field = parts["articles"] { articles = try field.whole(Limits.count) }
    if let field = parts["gallery"] { gallery = try field.choice(Gallery.allCases) }
  }
}

/// Something that stands in one of a world's lists.
private protocol Listed {
  static var keys: [String] { get }
  var id: Int { get }
  init(_ id: Int, _ fields: ObjectField) throws(ScenarioError)
}

extension Field {
  /// The items that a number stands for, or those of a list, no id twice.
  fileprivate func list<Item: Listed>(_ numbered: (Int) -> [Item]) throws(ScenarioError) -> [Item] {
    switch node.value {
    case .whole: return numbered(try whole(Limits.count))
    case .list: break
    case .null, .flag, .fraction, .text, .object:
      throw unexpected(allowed: "a whole number or a list of {\(Item.keys.joined(separator: ", "))}")
    }
    var places: [Int: Int] = [:]
    var result: [Item] = []
    for (index, field) in try items().enumerated() {
      let fields = try field.object(Item.keys)
      let id = try fields.required("id")
      let item = try Item(id.whole(Limits.id), fields)
      if let first = places.updateValue(index, forKey: item.id) {
        throw id.error("id \(item.id) twice, first in \(keyPath(path, first))", allowed: "each id once")
      }
      result.append(item)
    }
    return result
  }
}

extension World.User {
  fileprivate init(_ field: Field) throws(ScenarioError) {
    let fields = try field.object(["id", "name", "bio", "followers", "following"])
    self.init()
    id = try fields["id"]?.whole(Limits.id) ?? id
    name = try fields.text("name") ?? name
    bio = try fields.text("bio") ?? bio
    followers = try fields.number("followers") ?? followers
    following = try fields.flag("following") ?? following
  }
}

extension World.Blog: Listed {
  fileprivate static let keys = ["id", "title", "likes", "liked", "body"]

  fileprivate init(_ id: Int, _ fields: ObjectField) throws(ScenarioError) {
    self.init(
      id: id, title: try fields.text("title"), likes: try fields.number("likes") ?? 0,
      liked: try fields.flag("liked") ?? false, body: try fields.text("body"))
  }
}

extension World.Draft: Listed {
  fileprivate static let keys = ["id", "title"]

  fileprivate init(_ id: Int, _ fields: ObjectField) throws(ScenarioError) {
    self.init(id: id, title: try fields.text("title"))
  }
}

extension World.Person: Listed {
  fileprivate static let keys = ["id", "name"]

  fileprivate init(_ id: Int, _ fields: ObjectField) throws(ScenarioError) {
    self.init(id: id, name: try fields.text("name"))
  }
}

extension World.Voice: Listed {
  fileprivate static let keys = ["id", "title", "duration"]

  fileprivate init(_ id: Int, _ fields: ObjectField) throws(ScenarioError) {
    let duration = try fields["duration"]?.whole(Limits.time) ?? 3000
    self.init(id: id, title: try fields.text("title"), duration: duration)
  }
}
