import ArchTrace

/// Reads a value from JSON values.
struct ValueDecoder: Decoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let value: TraceValue

  init(_ value: TraceValue, at path: [any CodingKey]) {
    self.value = value
    codingPath = path
  }

  /// Reads a value of a type.
  static func read<T: Decodable>(_ type: T.Type, _ value: TraceValue, at path: [any CodingKey]) throws -> T {
    if let plain = try plain(type, value, at: path) { return plain }
    return try T(from: ValueDecoder(value, at: path))
  }

  /// What needs no container; nil for a type that does.
  static func plain<T>(_ type: T.Type, _ value: TraceValue, at path: [any CodingKey]) throws -> T? {
    let found: Any?
    switch (type, value) {
    case (is String.Type, .string(let text)): found = text
    case (is Bool.Type, .bool(let flag)): found = flag
    case (is Double.Type, .double(let number)): found = number
    case (is Double.Type, .int(let number)): found = Double(number)
    case (is Float.Type, .double(let number)): found = Float(number)
    case (is Float.Type, .int(let number)): found = Float(number)
    case (let integer as any FixedWidthInteger.Type, .int(let number)): found = integer.init(exactly: number)
    case (is String.Type, _), (is Bool.Type, _), (is Double.Type, _), (is Float.Type, _),
      (is any FixedWidthInteger.Type, _):
      found = nil
    case _: return nil
    }
    guard let result = found as? T else { throw mismatch(type, value, at: path) }
    return result
  }

  static func mismatch(_ type: Any.Type, _ value: TraceValue, at path: [any CodingKey]) -> DecodingError {
    .typeMismatch(
      type, DecodingError.Context(codingPath: path, debugDescription: "expected \(type), found \(value.json)")
    )
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try DecodedObject(value, codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try DecodedArray(value, codingPath) }

  func singleValueContainer() -> any SingleValueDecodingContainer { DecodedSingle(value, codingPath) }
}

/// Reads an object.
private struct DecodedObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  private let members: [TraceValue.Member]

  init(_ value: TraceValue, _ path: [any CodingKey]) throws {
    guard case .object(let members) = value else {
      throw ValueDecoder.mismatch([String: TraceValue].self, value, at: path)
    }
    self.members = members
    codingPath = path
  }

  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { find(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key) == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try ValueDecoder.read(type, try value(key), at: codingPath + [key])
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    KeyedDecodingContainer(try DecodedObject<Inner>(try value(key), codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try DecodedArray(try value(key), codingPath + [key])
  }

  func superDecoder() throws -> any Decoder { try decoder(for: AnyKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: some CodingKey) throws -> ValueDecoder {
    ValueDecoder(try value(key), at: codingPath + [key])
  }

  private func find(_ key: some CodingKey) -> TraceValue? {
    members.first { $0.key == key.stringValue }?.value
  }

  private func value(_ key: some CodingKey) throws -> TraceValue {
    guard let value = find(key) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "no \(key.stringValue)"))
    }
    return value
  }
}

/// Reads an array.
private struct DecodedArray: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  private let elements: [TraceValue]

  init(_ value: TraceValue, _ path: [any CodingKey]) throws {
    guard case .array(let elements) = value else {
      throw ValueDecoder.mismatch([TraceValue].self, value, at: path)
    }
    self.elements = elements
    codingPath = path
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private var path: [any CodingKey] { codingPath + [AnyKey(intValue: currentIndex)] }

  mutating func decodeNil() throws -> Bool {
    guard try current() == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next { try ValueDecoder.read(type, $0, at: $1) }
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try next { KeyedDecodingContainer(try DecodedObject<Inner>($0, $1)) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try DecodedArray($0, $1) }
  }

  mutating func superDecoder() throws -> any Decoder { try next { ValueDecoder($0, at: $1) } }

  /// Goes on only once the element was read.
  private mutating func next<R>(_ read: (TraceValue, [any CodingKey]) throws -> R) throws -> R {
    let result = try read(try current(), path)
    currentIndex += 1
    return result
  }

  private func current() throws -> TraceValue {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        TraceValue.self, DecodingError.Context(codingPath: path, debugDescription: "no further element"))
    }
    return elements[currentIndex]
  }
}

/// Reads a single value.
private struct DecodedSingle: SingleValueDecodingContainer {
  let codingPath: [any CodingKey]
  private let value: TraceValue

  init(_ value: TraceValue, _ path: [any CodingKey]) {
    self.value = value
    codingPath = path
  }

  func decodeNil() -> Bool { value == .null }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try ValueDecoder.read(type, value, at: codingPath)
  }
}
