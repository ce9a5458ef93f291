import ArchTrace

/// A value as bytes, from which an equal one can be made: what a state is kept as.
public struct Snapshot: Hashable, Sendable {
  /// The value as JSON text, UTF-8.
  public let bytes: [UInt8]

  /// Takes bytes that another wrote.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Writes a value.
  /// - Throws: What its `encode(to:)` throws.
  public init(of value: some Encodable) throws {
    bytes = Array(try ValueEncoder.value(of: value, at: []).json.utf8)
  }

  /// Makes the value again.
  /// - Throws: `TraceError` where the bytes are no JSON, `DecodingError` where they are no such value.
  public func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: ValueDecoder(try TraceValue(parsing: bytes, name: "snapshot"), at: []))
  }
}

/// A key of an object, or a place in an array.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
