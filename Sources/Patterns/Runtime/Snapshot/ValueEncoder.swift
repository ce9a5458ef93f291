import ArchTrace

/// Writes a value as JSON values.
struct ValueEncoder: Encoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let box: EncodedBox

  /// The JSON value of a value.
  static func value(of value: some Encodable, at path: [any CodingKey]) throws -> TraceValue {
    if let plain = try plain(value, at: path) { return plain }
    let box = EncodedBox()
    try value.encode(to: ValueEncoder(codingPath: path, box: box))
    return box.value
  }

  /// What needs no container.
  static func plain(_ value: some Encodable, at path: [any CodingKey]) throws -> TraceValue? {
    switch value {
    case let value as Int: return .int(value)
    case let value as String: return .string(value)
    case let value as Bool: return .bool(value)
    case let value as Double: return .double(value)
    case let value as Float: return .double(Double(value))
    case let number as any FixedWidthInteger:
      guard let value = Int(exactly: number) else {
        throw EncodingError.invalidValue(
          value, EncodingError.Context(codingPath: path, debugDescription: "larger than an Int"))
      }
      return .int(value)
    case _: return nil
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedObject(box, codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodedArray(box, codingPath) }

  func singleValueContainer() -> any SingleValueEncodingContainer { EncodedSingle(box, codingPath) }
}

/// What was written so far. It is shared by the encoders and containers that write one value.
final class EncodedBox {
  /// What stands in a place: a value, or what is still being written.
  enum Slot {
    case value(TraceValue)
    case box(EncodedBox)

    var value: TraceValue {
      switch self {
      case .value(let value): value
      case .box(let box): box.value
      }
    }
  }

  var members: [(key: String, slot: Slot)]?
  var elements: [Slot]?
  var single = TraceValue.null

  var value: TraceValue {
    if let members { return .object(members.map { TraceValue.Member($0.key, $0.slot.value) }) }
    return elements.map { .array($0.map(\.value)) } ?? single
  }
}

/// Writes an object.
private struct EncodedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let codingPath: [any CodingKey]
  private let box: EncodedBox

  init(_ box: EncodedBox, _ path: [any CodingKey]) {
    self.box = box
    codingPath = path
    if box.members == nil { box.members = [] }
  }

  func encodeNil(forKey key: Key) { box.members?.append((key.stringValue, .value(.null))) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    let value = try ValueEncoder.value(of: value, at: codingPath + [key])
    box.members?.append((key.stringValue, .value(value)))
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(EncodedObject<Inner>(inner(key), codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    EncodedArray(inner(key), codingPath + [key])
  }

  func superEncoder() -> any Encoder { encoder(for: AnyKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: some CodingKey) -> ValueEncoder {
    ValueEncoder(codingPath: codingPath + [key], box: inner(key))
  }

  private func inner(_ key: some CodingKey) -> EncodedBox {
    let inner = EncodedBox()
    box.members?.append((key.stringValue, .box(inner)))
    return inner
  }
}

/// Writes an array.
private struct EncodedArray: UnkeyedEncodingContainer {
  let codingPath: [any CodingKey]
  private let box: EncodedBox

  init(_ box: EncodedBox, _ path: [any CodingKey]) {
    self.box = box
    codingPath = path
    if box.elements == nil { box.elements = [] }
  }

  var count: Int { box.elements?.count ?? 0 }

  private var path: [any CodingKey] { codingPath + [AnyKey(intValue: count)] }

  func encodeNil() { box.elements?.append(.value(.null)) }

  func encode<T: Encodable>(_ value: T) throws {
    let value = try ValueEncoder.value(of: value, at: path)
    box.elements?.append(.value(value))
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    let path = path
    return KeyedEncodingContainer(EncodedObject<Inner>(inner(), path))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let path = path
    return EncodedArray(inner(), path)
  }

  func superEncoder() -> any Encoder {
    let path = path
    return ValueEncoder(codingPath: path, box: inner())
  }

  private func inner() -> EncodedBox {
    let inner = EncodedBox()
    box.elements?.append(.box(inner))
    return inner
  }
}

/// Writes a single value.
private struct EncodedSingle: SingleValueEncodingContainer {
  let codingPath: [any CodingKey]
  private let box: EncodedBox

  init(_ box: EncodedBox, _ path: [any CodingKey]) {
    self.box = box
    codingPath = path
  }

  func encodeNil() { box.single = .null }

  func encode<T: Encodable>(_ value: T) throws {
    if let plain = try ValueEncoder.plain(value, at: codingPath) {
      box.single = plain
    } else {
      try value.encode(to: ValueEncoder(codingPath: codingPath, box: box))
    }
  }
}
