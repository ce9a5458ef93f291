import ArchTrace
public import Runtime

/// What a category search shows: the text asked about, and the answer to the last text that was answered.
public struct CategorySearch: Inspectable, Equatable, Sendable {
  /// The text in the field.
  @ByCodePoints public private(set) var text = ""
  /// What is shown as the result; the old one stays till the next answer comes.
  @ByCodePoints public private(set) var result = ""
  /// The number of the query that is out.
  private var pending: Int?
  /// How many queries there were, so that each has a number of its own.
  private var count = 0

  /// Makes a search that nothing was asked of.
  public init() {}

  /// A query as it was sent.
  public struct Query: Hashable, Sendable {
    /// What was typed.
    @ByCodePoints public private(set) var text: String
    /// Tells it from an earlier one with the same text.
    let number: Int

    /// The request that asks it. What was typed may be anything, and is one part of the path whatever it is.
    public var request: Request { Request("GET", "/categories/" + escaped(text)) }
  }

  /// Takes the text of the field. Each change asks; what was out before is superseded.
  /// - Returns: The query to send; nil where the text is empty, which shows nothing, or no other than before.
  public mutating func type(_ text: String) -> Query? {
    guard !areSame(text, self.text) else { return nil }
    self.text = text
    guard !text.isEmpty else {
      pending = nil
      result = ""
      return nil
    }
    count += 1
    pending = count
    return Query(text: text, number: count)
  }

  /// Whether an answer to this query still counts; that to an older one changes nothing.
  public func accepts(_ query: Query) -> Bool { query.number == pending }

  /// Takes the answer to a query.
  /// - Returns: What the person must be told.
  public mutating func receive(_ response: Response, for query: Query) -> Notice? {
    guard accepts(query) else { return nil }
    pending = nil
    if response.outcome == .status(404) {
      result = "No such category"
    } else if response.isSuccess, let name = response.body?["name"]?.string {
      result = name
    } else {
      return .alert("Could not search")
    }
    return nil
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
