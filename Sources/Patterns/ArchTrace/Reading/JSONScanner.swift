/// A run of a line's bytes: what stands between the quotes of a string, or a whole value.
struct Slice {
  var start: UnsafePointer<UInt8>
  var count: Int
  /// Whether it is a string with escapes in it.
  var isEscaped = false

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Whether it is this word of up to eight letters, however it is spelt.
  @inline(__always)
  func isWord(_ word: UInt64, _ length: Int) -> Bool {
    isEscaped ? isSpelt(word, length) : count == length && Word.load(start, count) == word
  }

  @inline(never)
  private func isSpelt(_ word: UInt64, _ length: Int) -> Bool {
    let key = ShortKey(self)
    return key.length == length && key.word == word
  }

  /// The string's text.
  var text: String {
    isEscaped ? String(decoding: unescaped(), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
  }
}

/// A key with its first eight bytes as a number; both are of what it says, escapes resolved.
struct ShortKey {
  var start: UnsafePointer<UInt8>
  var length: Int
  var word: UInt64

  @inline(__always)
  init(start: UnsafePointer<UInt8>, length: Int, word: UInt64) {
    self.start = start
    self.length = length
    self.word = word
  }

  /// The short form of any key.
  @inline(__always)
  init(_ key: Slice) {
    if key.isEscaped {
      self.init(resolving: key)
    } else {
      self.init(start: key.start, length: key.count, word: Word.load(key.start, key.count))
    }
  }

  @inline(never)
  private init(resolving key: Slice) {
    let bytes = key.unescaped()
    let word = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    self.init(start: key.start, length: bytes.count, word: word)
  }
}

/// Walks over JSON and checks it, without building anything: a step over a value costs about a nanosecond a
/// byte. Every fault has its place.
///
/// The byte at `end` must be a line feed and the eight bytes from there readable, so that no step needs to ask
/// whether it is at the end.
struct JSONScanner {
  private(set) var start: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  var at: UnsafePointer<UInt8>
  /// Whether a string with an escape was seen.
  var hasEscapes = false
  /// Whether a space was seen between two words.
  private(set) var hasSpaces = false
  /// The keys of the objects that are open, outermost first, to find a key given twice.
  private var keys: [Slice] = []

  /// How deep values may nest, the record itself included.
  static let depthLimit = 512
  /// Up to so many keys an object is compared pair by pair.
  private static let fewKeys = 16

  init(_ line: Line) {
    start = line.start
    end = line.end
    at = line.start
  }

  @inline(__always)
  mutating func begin(_ line: Line) {
    start = line.start
    end = line.end
    at = line.start
    hasEscapes = false
    hasSpaces = false
    if !keys.isEmpty { keys.removeAll(keepingCapacity: true) }
  }

  var isAtEnd: Bool { at >= end }

  // MARK: Faults

  /// A fault at the scanner's place, or at another.
  /// - Parameter reached: The last byte that was looked at.
  func fault(
    _ message: String, at place: UnsafePointer<UInt8>? = nil, reaching reached: UnsafePointer<UInt8>? = nil
  ) -> Fault {
    Fault(offset: (place ?? at) - start, message: message, reachesEnd: reached.map { $0 >= end } ?? isAtEnd)
  }

  @inline(never)
  func expected(_ what: String) -> Fault {
    if isAtEnd { return fault("expected \(what), found the end") }
    let found = at.pointee
    if found < 0x20 || found >= 0x7F {
      return fault("expected \(what), found byte 0x\(String(found, radix: 16, uppercase: true))")
    }
    return fault("expected \(what), found '\(Character(Unicode.Scalar(found)))'")
  }

  // MARK: Pieces

  @inline(__always)
  mutating func space() {
    if at.pointee <= 0x20 { longSpace() }
  }

  @inline(never)
  private mutating func longSpace() {
    while at < end {
      switch at.pointee {
      case 0x20, 0x09, lineFeed, carriageReturn: at += 1
      case _: return
      }
      hasSpaces = true
    }
  }

  /// Steps over a byte and the spaces around it.
  @inline(__always)
  mutating func take(_ byte: UInt8, _ name: StaticString) throws(Fault) {
    space()
    guard at.pointee == byte else { throw expected("\(name)") }
    at += 1
    space()
  }

  /// Steps over a key and its colon.
  @inline(__always)
  mutating func key() throws(Fault) -> Slice {
    guard at.pointee == quote else { throw expected("a key in quotes") }
    let key = try string()
    try take(UInt8(ascii: ":"), "':'")
    return key
  }

  /// Steps over a key of up to seven bytes and its colon, if that is what comes, without a look at what bytes they
  /// are: the word tells. Not at the start of a key it does nothing.
  @inline(__always)
  mutating func shortKey() -> ShortKey? {
    guard at.pointee == quote else { return nil }
    let word = Word.load(at + 1, 8)
    let marks = equal(to: quote, word)
    if marks == 0 { return nil }
    let length = marks.trailingZeroBitCount >> 3
    guard at[length + 2] == UInt8(ascii: ":") else { return nil }
    let key = ShortKey(start: at + 1, length: length, word: word & ((1 &<< (UInt64(length) &* 8)) &- 1))
    at += length + 3
    space()
    return key
  }

  /// Steps over the comma between two members or elements.
  /// - Returns: Whether there was one; if not, the closing byte was taken.
  @inline(__always)
  mutating func more(until closing: UInt8) throws(Fault) -> Bool {
    space()
    if at.pointee == UInt8(ascii: ",") {
      at += 1
      space()
      return true
    }
    guard at.pointee == closing else {
      throw expected(closing == UInt8(ascii: "}") ? "',' or '}'" : "',' or ']'")
    }
    at += 1
    return false
  }

  // MARK: Values

  /// Steps over any value.
  /// - Parameter depth: How many arrays and objects are open.
  mutating func value(depth: Int) throws(Fault) {
    switch at.pointee {
    case quote: _ = try string()
    case UInt8(ascii: "{"): try object(depth: depth + 1)
    case UInt8(ascii: "["): try array(depth: depth + 1)
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    case UInt8(ascii: "-"), 0x30...0x39: try number()
    case _: throw expected("a value")
    }
  }

  private mutating func array(depth: Int) throws(Fault) {
    if depth > JSONScanner.depthLimit { throw fault("nested deeper than \(JSONScanner.depthLimit)") }
    at += 1
    space()
    if at.pointee == UInt8(ascii: "]") {
      at += 1
      return
    }
    repeat { try value(depth: depth) } while try more(until: UInt8(ascii: "]"))
  }

  private mutating func object(depth: Int) throws(Fault) {
    if depth > JSONScanner.depthLimit { throw fault("nested deeper than \(JSONScanner.depthLimit)") }
    at += 1
    space()
    if at.pointee == UInt8(ascii: "}") {
      at += 1
      return
    }
    let frame = keys.count
    repeat {
      try remember(try key(), since: frame)
      try value(depth: depth)
    } while try more(until: UInt8(ascii: "}"))
    try forgetKeys(since: frame)
  }

  /// Where the keys of the next object will start, for whoever steps through an object by hand.
  var keyCount: Int { keys.count }

  /// Compares a key with those of the same object, and keeps it for the next.
  @inline(__always)
  mutating func remember(_ key: Slice, since frame: Int) throws(Fault) {
    let count = keys.count
    if count - frame < JSONScanner.fewKeys {
      var index = frame
      while index < count {
        if keys[index].isSame(as: key) { throw duplicate(key) }
        index += 1
      }
    }
    keys.append(key)
  }

  /// Leaves an object; where it has many keys, this is where they are compared, in one pass.
  @inline(__always)
  mutating func forgetKeys(since frame: Int) throws(Fault) {
    if keys.count - frame > JSONScanner.fewKeys { try compareMany(since: frame) }
    keys.removeLast(keys.count - frame)
  }

  private func compareMany(since frame: Int) throws(Fault) {
    var seen: Set<[UInt8]> = []
    for key in keys[frame...] where !seen.insert(key.unescaped()).inserted { throw duplicate(key) }
  }

  func duplicate(_ key: Slice) -> Fault { duplicate(key.text, at: key.start - 1) }

  func duplicate(_ key: String, at place: UnsafePointer<UInt8>) -> Fault {
    fault("the key \"\(shown(key))\" stands here twice", at: place)
  }

  private mutating func literal(_ word: StaticString) throws(Fault) {
    let place = at
    for index in 0..<word.utf8CodeUnitCount {
      guard at.pointee == word.utf8Start[index] else {
        throw fault("expected a value; \"\(word)\" is not complete", at: place)
      }
      at += 1
    }
  }
}
