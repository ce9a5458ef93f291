/// Makes keys of the bytes that a terminal sends, which may be cut anywhere: in a character, in an escape sequence.
///
/// A lone ESC is the Escape key, or the beginning of a sequence: only time tells. So whoever reads asks `isPending`
/// and calls `flush()` where nothing follows within a moment.
struct KeyDecoder {
  private var pending: [UInt8] = []
  /// What was pasted so far; nil outside a paste.
  private var pasted: [UInt8]?

  /// A longer paste ends there.
  static let pasteLimit = 1 << 20
  /// No sequence is as long as this.
  private static let sequenceLimit = 4096
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether bytes wait for their rest.
  var isPending: Bool { !pending.isEmpty && pasted == nil }

  /// Takes bytes.
  /// - Returns: The keys that are complete with them.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var start = 0
    while start < pending.count {
      if pasted != nil {
        guard let key = takePaste(&start) else { break }
        keys.append(key)
        continue
      }
      guard let (key, length) = Self.first(in: pending[start...]) else { break }
      start += length
      switch key {
      case .key(let key): keys.append(key)
      case .pasteBegins: pasted = []
      case .nothing: break
      }
    }
    pending.removeFirst(start)
    return keys
  }

  /// Takes what waits for its rest as it is, since no rest came.
  mutating func flush() -> [Key] {
    guard isPending else { return [] }
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : [.other]
  }

  /// Moves bytes into the paste, up to its end.
  private mutating func takePaste(_ start: inout Int) -> Key? {
    var text = pasted ?? []
    while start < pending.count {
      text.append(pending[start])
      start += 1
      let isEnd = text.last == UInt8(ascii: "~") && text.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
      guard isEnd || text.count == Self.pasteLimit else { continue }
      if isEnd { text.removeLast(Self.pasteEnd.count) }
      pasted = nil
      return .paste(String(decoding: text, as: UTF8.self))
    }
    pasted = text
    return nil
  }

  // MARK: One key

  private enum Found {
    case key(Key), pasteBegins, nothing
  }

  /// The first key of bytes that are not empty, and how many bytes it takes; nil where more must come.
  private static func first(in bytes: ArraySlice<UInt8>) -> (Found, length: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case escape: return sequence(bytes)
    case 0x0D, 0x0A: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x08, 0x7F: return (.key(.backspace), 1)
    case 0x00..<0x20:
      // Ctrl clears the two upper bits: Ctrl-L is 0x0C, and L is 0x4C.
      let letter = byte + 0x40
      let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      return (.key(.control(Unicode.Scalar(isLetter ? letter + 0x20 : letter))), 1)
    case 0x20..<0x7F: return (.key(.text(Unicode.Scalar(byte))), 1)
    case _: return character(bytes)
    }
  }

  /// A character of several bytes; what is no UTF-8 is passed over.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Found, length: Int)? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (.key(.text(Unicode.UTF8.decode(encoded))), encoded.count)
    case .emptyInput: return nil
    case .error(let length):
      let wanted = bytes.first.map { $0 >= 0xF0 ? 4 : $0 >= 0xE0 ? 3 : $0 >= 0xC2 ? 2 : 1 } ?? 1
      let isCut = length == bytes.count && bytes.count < wanted
      return isCut ? nil : (.nothing, length)
    }
  }

  // MARK: Escape sequences

  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (Found, length: Int)? {
    guard bytes.count > 1 else { return nil }
    let rest = bytes.dropFirst()
    switch rest.first {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else { return nil }
      return (.key(named(final, shifted: false)), 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): return answer(bytes)
    case escape: return (.key(.escape), 1)
    case _:
      // A key together with Alt; none is used here.
      return first(in: rest).map { (.key(.other), 1 + $0.length) }
    }
  }

  /// `ESC [ parameters final`.
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> (Found, length: Int)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count > sequenceLimit ? (.nothing, bytes.count) : nil
    }
    let length = end - bytes.startIndex + 1
    // A sequence that is broken off: what breaks it off counts.
    guard (0x40...0x7E).contains(bytes[end]) else { return (.nothing, length - 1) }
    let numbers = body[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    let first = numbers.first ?? nil
    let modifiers = (numbers.dropFirst().first ?? nil).map { $0 - 1 } ?? 0
    guard bytes[end] == UInt8(ascii: "~") else {
      return (.key(named(bytes[end], shifted: modifiers & 1 == 1)), length)
    }
    switch first {
    case 200: return (.pasteBegins, length)
    case 1, 7: return (.key(.home), length)
    case 4, 8: return (.key(.end), length)
    case 3: return (.key(.delete), length)
    case 5: return (.key(.pageUp), length)
    case 6: return (.key(.pageDown), length)
    case _: return (.key(.other), length)
    }
  }

  private static func named(_ final: UInt8, shifted: Bool) -> Key {
    switch Unicode.Scalar(final) {
    case "A": shifted ? .shiftUp : .up
    case "B": shifted ? .shiftDown : .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M": .enter
    case _: .other
    }
  }

  /// What a terminal says by itself (`ESC ] … BEL`, `ESC P … ESC \`): passed over.
  private static func answer(_ bytes: ArraySlice<UInt8>) -> (Found, length: Int)? {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex {
      if bytes[index] == 0x07 { return (.nothing, index - bytes.startIndex + 1) }
      if bytes[index] == escape {
        guard index + 1 < bytes.endIndex else { return nil }
        let isEnd = bytes[index + 1] == UInt8(ascii: "\\")
        return (.nothing, index - bytes.startIndex + (isEnd ? 2 : 0))
      }
      index += 1
    }
    return bytes.count > sequenceLimit ? (.nothing, bytes.count) : nil
  }
}
