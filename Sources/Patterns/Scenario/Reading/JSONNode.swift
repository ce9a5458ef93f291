/// A value of a JSON5 text with its line, and its keys in the order of the text.
struct JSONNode: Sendable {
  /// The line in which the value begins, counted from 1.
  let line: Int
  let value: Value

  enum Value: Sendable {
    case null
    case flag(Bool)
    case whole(Int)
    /// A number that is not whole, or too large to be held as such.
    case fraction(Double)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  /// A key with its value.
  struct Member: Sendable {
    let key: String
    /// The line of the key.
    let line: Int
    let node: JSONNode
  }
}
