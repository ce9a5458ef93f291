extension Document: Codable {
  private enum Key: CodingKey {
    case users, blogs, drafts, voices, articles, stamp
  }

  /// Reads what another wrote.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: Key.self)
    let tables = own()
    tables.users = try values.decode(EntityTable<User>.self, forKey: .users)
    tables.blogs = try values.decode(EntityTable<Blog>.self, forKey: .blogs)
    tables.drafts = try values.decode(EntityTable<Draft>.self, forKey: .drafts)
    tables.voices = try values.decode(EntityTable<Voice>.self, forKey: .voices)
    tables.articles = try values.decode(EntityTable<Article>.self, forKey: .articles)
    tables.stamp = try values.decode(Int.self, forKey: .stamp)
  }

  /// Writes all that it knows.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(users, forKey: .users)
    try values.encode(blogs, forKey: .blogs)
    try values.encode(drafts, forKey: .drafts)
    try values.encode(voices, forKey: .voices)
    try values.encode(articles, forKey: .articles)
    try values.encode(stamp, forKey: .stamp)
  }
}

extension EntityTable: Encodable where Element: Encodable {
  /// Writes the entities in the order of their ids, so that the same table is the same text however it came to be.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for element in elements { try values.encode(element) }
  }
}

extension EntityTable: Decodable where Element: Decodable {
  /// Reads the entities.
  public init(from decoder: any Decoder) throws {
    self.init()
    var values = try decoder.unkeyedContainer()
    while !values.isAtEnd { insert(try values.decode(Element.self)) }
  }
}

extension EntityTable {
  /// The entities, in the order of their ids.
  var elements: [Element] {
    var elements: [Element] = []
    root?.each { elements.append($0.element) }
    return elements.sorted { $0.id < $1.id }
  }
}
