import ArchTrace
public import Runtime

/// What a category search shows: the text asked about, and the answer to the last text that was answered.
public struct CategorySearch: Inspectable, Equatable, Codable, Sendable {
  /// The text in the field.
  @ByCodePoints public private(set) var text = ""
  /// What the last query that was answered found; it stays till the next answer comes.
  public private(set) var finding = Finding.nothing
  /// The number of the query that is out.
  public private(set) var pending: Int?
  /// How many queries there were.
  public private(set) var count = 0

  /// What a query found.
  public enum Finding: Hashable, Codable, Sendable {
    /// Nothing was asked for.
    case nothing
    /// The category of this name.
    case category(String)
    /// That there is no such category.
    case noCategory

    /// Whether both are the same, names by their code points.
    public static func == (a: Finding, b: Finding) -> Bool {
      switch (a, b) {
      case (.nothing, .nothing), (.noCategory, .noCategory): true
      case (.category(let a), .category(let b)): areSame(a, b)
      case (.nothing, _), (.category, _), (.noCategory, _): false
      }
    }

    /// What an answer says; nil where it says that nothing could be found out.
    public init?(_ response: Response) {
      if response.outcome == .status(404) {
        self = .noCategory
      } else if response.isSuccess, let name = response.body?["name"]?.string {
        self = .category(name)
      } else {
        return nil
      }
    }
  }

  /// What is shown as the result; the old one stays till the next answer comes.
  public var result: String {
    switch finding {
    case .nothing: ""
    case .category(let name): name
    case .noCategory: Strings.noSuchCategory
    }
  }

  /// Makes a search that nothing was asked of.
  public init() {}

  /// A query as it was sent.
  public struct Query: Hashable, Codable, Sendable {
    /// What was typed.
    @ByCodePoints public private(set) var text: String
    /// Tells it from an earlier one with the same text.
    public let number: Int

    /// Makes a query.
    /// - Parameters:
    ///   - text: What was typed.
    ///   - number: Tells it from an earlier one with the same text.
    public init(text: String, number: Int) {
      self.text = text
      self.number = number
    }

    /// The request that asks it.
    public var request: Request { CategorySearch.request(for: text) }
  }

  /// The request that asks about a text. That may be anything, and is one part of the path whatever it is.
  public static func request(for text: String) -> Request {
    Request("GET", "/categories/" + escaped(text))
  }

  /// Takes the text of the field. Each change asks; what was out before is superseded.
  /// - Returns: The query to send; nil where the text is empty, which shows nothing, or no other than before.
  public mutating func type(_ text: String) -> Query? {
    guard !areSame(text, self.text) else { return nil }
    self.text = text
    guard !text.isEmpty else {
      pending = nil
      finding = .nothing
      return nil
    }
    count += 1
    pending = count
    return Query(text: text, number: count)
  }

  /// The query that is out, if it still counts.
  public var out: Query? { pending.map { Query(text: text, number: $0) } }

  /// Whether an answer to this query still counts; that to an older one changes nothing.
  public func accepts(_ query: Query) -> Bool { query.number == pending }

  /// Takes the answer to a query.
  /// - Returns: What the person must be told.
  public mutating func receive(_ response: Response, for query: Query) -> Notice? {
    guard accepts(query), !take(response, for: query) else { return nil }
    return .alert("Could not search")
  }

  /// Takes the answer to a query; that to an older one changes nothing.
  /// - Returns: Whether it found out what was asked.
  public mutating func take(_ response: Response, for query: Query) -> Bool {
    guard accepts(query) else { return false }
    pending = nil
    guard let found = Finding(response) else { return false }
    finding = found
    return true
  }

  /// Compares field by field.
  public static func inspect(_ old: CategorySearch, _ new: CategorySearch, with inspector: inout Inspector) {
    inspector.field("query", old.text, new.text)
    inspector.field("result", old.result, new.result)
    inspector.field("count", old.count, new.count)
    inspector.field("pending", old.pending, new.pending)
  }
}

/// The text with every byte written as `%41` that is no letter, digit, `-`, `.`, `_` or `~` (RFC 3986).
private func escaped(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF")
  return text.utf8.reduce(into: "") { result, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    case _: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
}
