/// Builds values from bytes that a `JSONScanner` has found in order; so nothing can be wrong any more, and
/// nothing is checked twice.
struct JSONBuilder {
  private var scanner: JSONScanner

  /// - Parameter slice: A whole value, in a buffer that is readable 8 bytes beyond it.
  static func value(_ slice: Slice) -> TraceValue {
    var builder = JSONBuilder(slice)
    return (try? builder.value()) ?? .null
  }

  static func changes(_ slice: Slice) -> [Change] {
    var builder = JSONBuilder(slice)
    return (try? builder.changes()) ?? []
  }

  private init(_ slice: Slice) {
    scanner = JSONScanner(
      Line(start: slice.start, end: slice.start + slice.count, offset: 0, isTerminated: true))
  }

  private mutating func value() throws(Fault) -> TraceValue {
    switch scanner.at.pointee {
    case quote: return .string(try scanner.string().text)
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["):
      scanner.at += 1
      scanner.space()
      var elements: [TraceValue] = []
      if scanner.at.pointee == UInt8(ascii: "]") {
        scanner.at += 1
        return .array(elements)
      }
      repeat { elements.append(try value()) } while try scanner.more(until: UInt8(ascii: "]"))
      return .array(elements)
    case UInt8(ascii: "t"):
      scanner.at += 4
      return .bool(true)
    case UInt8(ascii: "f"):
      scanner.at += 5
      return .bool(false)
    case UInt8(ascii: "n"):
      scanner.at += 4
      return .null
    case _: return try number()
    }
  }

  private mutating func object() throws(Fault) -> [TraceValue.Member] {
    scanner.at += 1
    scanner.space()
    var members: [TraceValue.Member] = []
    if scanner.at.pointee == UInt8(ascii: "}") {
      scanner.at += 1
      return members
    }
    repeat {
      let key = try scanner.key().text
      members.append(.init(key, try value()))
    } while try scanner.more(until: UInt8(ascii: "}"))
    return members
  }

  private mutating func number() throws(Fault) -> TraceValue {
    let first = scanner.at
    try scanner.number()
    return TraceValue(number: Slice(start: first, count: scanner.at - first))
  }

  private mutating func changes() throws(Fault) -> [Change] {
    guard case .array(let elements) = try value() else { return [] }
    return elements.compactMap { element in
      guard case .object(let members) = element else { return nil }
      var change = Change("", old: nil, new: nil)
      for member in members {
        switch (member.key, member.value) {
        case ("path", .string(let path)): change.path = path
        case ("old", let old): change.old = old
        case ("new", let new): change.new = new
        case (_, _): change.extra.append(member)
        }
      }
      return change
    }
  }
}

extension TraceValue {
  /// Reads a value from JSON text.
  /// - Parameters:
  ///   - bytes: The text, UTF-8; spaces and line breaks are allowed wherever JSON has them.
  ///   - name: What the text is called in an error.
  /// - Throws: `TraceError` with the place of the first thing that is wrong.
  public init(parsing bytes: some Sequence<UInt8>, name: String = "JSON") throws(TraceError) {
    var text = Array(bytes)
    let count = text.count
    text.append(contentsOf: repeatElement(lineFeed, count: 16))
    let result: Result<TraceValue, TraceError> = text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return .success(.null) }
      var scanner = JSONScanner(Line(start: start, end: start + count, offset: 0, isTerminated: true))
      do throws(Fault) {
        scanner.space()
        let first = scanner.at
        try scanner.value(depth: 0)
        let slice = Slice(start: first, count: scanner.at - first)
        scanner.space()
        if !scanner.isAtEnd { throw scanner.expected("the end") }
        return .success(JSONBuilder.value(slice))
      } catch {
        let before = buffer[..<min(error.offset, count)]
        let lineStart = (before.lastIndex(of: lineFeed) ?? -1) + 1
        return .failure(
          TraceError(
            file: name, line: before.count { $0 == lineFeed } + 1, column: error.offset - lineStart + 1,
            message: error.message))
      }
    }
    self = try result.get()
  }
}
