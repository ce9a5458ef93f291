/// The shape of a JSON5 text: what kind of value stands in which line. Values are the decoder's business; it
/// neither says where something stands, nor in which order keys were written, nor that one stands twice.
struct Layout: Sendable {
  /// The line in which the value begins, counted from 1.
  let line: Int
  let kind: Kind

  enum Kind: Sendable {
    case null
    case flag
    case number
    case text
    case list([Layout])
    case object([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable {
    let key: String
    /// The line of the key.
    let line: Int
    let value: Layout
  }
}
