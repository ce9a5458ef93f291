/// One event's line, checked, with the places of its values but none of them built. The slices are valid as
/// long as the line is.
///
/// Here it is decided what keys, kinds, ids and names mean that are written with escapes: whoever reads a record
/// finds them as if they were plainly written. Only within `value`, `changes` and `extra` is JSON left as it stands.
struct RawRecord {
  var id = EventID(step: 0, index: 0)
  var time = 0
  var cause: EventID?
  var kind: KindCode = RawRecord.otherKind
  var kindName: Slice?
  var from: Slice?
  var to: Slice?
  var name: Slice?
  var value: Slice?
  var changes: Slice?
  var role: Slice?
  var file: Slice?
  var line: Int?
  var extra: [(key: Slice, value: Slice)] = []
  /// Where the cause stands, for the error that it names nobody.
  var causePlace: UnsafePointer<UInt8>?
  /// The place of the time in the text, for the error that it runs backwards.
  var timePlace: UnsafePointer<UInt8>?
  /// What keeps texts that are written with escapes.
  private var resolved: ResolvedTexts?

  static let otherKind: KindCode = 255

  /// Steps and indices are kept in 32 bits where there is one for every event.
  static let idLimit = Int(UInt32.max) - 1
}

extension RawRecord {
  /// What a line turned out to be.
  enum Form {
    case event
    case footer(TraceFooter)
  }

  /// Reads the object that the scanner stands at.
  /// - Throws: The first thing that is wrong in it.
  mutating func scan(_ scanner: inout JSONScanner) throws(Fault) -> Form {
    let opening = scanner.at
    clear()
    guard scanner.at.pointee == UInt8(ascii: "{") else { throw scanner.expected("an event's '{'") }
    scanner.at += 1
    scanner.space()
    if scanner.at.pointee == UInt8(ascii: "}") { throw scanner.fault("an event without keys", at: opening) }
    let frame = scanner.keyCount
    var seen = try scanCanonical(&scanner)
    var isFirst = seen == 0
    while try isFirst ? true : scanner.more(until: UInt8(ascii: "}")) {
      if let key = scanner.shortKey() {
        if isFirst, key.word == Word.end, key.length == 3 {
          return .footer(try RawRecord.footer(Slice(start: key.start, count: 3), &scanner))
        }
        isFirst = false
        if try scan(key, &seen, &scanner) { continue }
        scanner.at = key.start - 1
      }
      let key = try scanner.key()
      if isFirst, key.isWord(Word.end, 3) { return .footer(try RawRecord.footer(key, &scanner)) }
      if try !scan(ShortKey(key), &seen, &scanner) {
        try scanner.remember(key, since: frame)
        let start = scanner.at
        try scanner.value(depth: 1)
        extra.append((key, Slice(start: start, count: scanner.at - start)))
      }
      isFirst = false
    }
    try scanner.forgetKeys(since: frame)
    if seen & Seen.required != Seen.required {
      if extra.contains(where: { $0.key.isWord(Word.end, 3) }) {
        return .footer(try RawRecord.looseFooter(scanner, opening))
      }
      throw scanner.fault("an event without \"\(Seen.missing(seen))\"", at: opening)
    }
    if scanner.hasEscapes { resolve() }
    return .event
  }

  private mutating func clear() {
    cause = nil
    to = nil
    name = nil
    value = nil
    changes = nil
    role = nil
    file = nil
    line = nil
    if !extra.isEmpty { extra.removeAll(keepingCapacity: true) }
    resolved = nil
  }

  /// Puts what texts say in the place of how they are spelt.
  @inline(never)
  private mutating func resolve() {
    resolve(\.from)
    resolve(\.to)
    resolve(\.name)
    resolve(\.role)
    resolve(\.file)
    guard kindName?.isEscaped == true else { return }
    resolve(\.kindName)
    kind = kindName?.kindCode ?? RawRecord.otherKind
  }

  private mutating func resolve(_ text: WritableKeyPath<RawRecord, Slice?>) {
    guard let slice = self[keyPath: text], slice.isEscaped else { return }
    let texts = resolved ?? ResolvedTexts()
    resolved = texts
    self[keyPath: text] = texts.keep(slice)
  }

  /// Takes the value of a key that the format knows.
  /// - Returns: False where it does not know the key.
  @inline(__always)
  private mutating func scan(
    _ key: ShortKey, _ seen: inout UInt32, _ scanner: inout JSONScanner
  ) throws(Fault) -> Bool {
    switch (key.word, key.length) {
    case (Word.id, 2):
      try Seen.mark(Seen.id, key, &seen, scanner)
      id = try RawRecord.id("id", &scanner)
    case (Word.t, 1):
      try Seen.mark(Seen.time, key, &seen, scanner)
      timePlace = scanner.at
      time = try RawRecord.natural("t", &scanner)
    case (Word.cause, 5):
      try Seen.mark(Seen.cause, key, &seen, scanner)
      causePlace = scanner.at
      cause = try RawRecord.id("cause", &scanner)
    case (Word.kind, 4):
      try Seen.mark(Seen.kind, key, &seen, scanner)
      let word = try RawRecord.string("kind", &scanner)
      kindName = word
      kind = word.kindCode
    case (Word.from, 4):
      try Seen.mark(Seen.from, key, &seen, scanner)
      from = try RawRecord.string("from", &scanner)
    case (Word.to, 2):
      try Seen.mark(Seen.to, key, &seen, scanner)
      to = try RawRecord.string("to", &scanner)
    case (Word.name, 4):
      try Seen.mark(Seen.name, key, &seen, scanner)
      name = try RawRecord.string("name", &scanner)
    case (Word.value, 5):
      try Seen.mark(Seen.value, key, &seen, scanner)
      let start = scanner.at
      try scanner.value(depth: 1)
      value = Slice(start: start, count: scanner.at - start)
    case (Word.changes, 7):
      try Seen.mark(Seen.changes, key, &seen, scanner)
      let start = scanner.at
      try RawRecord.checkChanges(&scanner)
      changes = Slice(start: start, count: scanner.at - start)
    case (Word.role, 4):
      try Seen.mark(Seen.role, key, &seen, scanner)
      role = try RawRecord.string("role", &scanner)
    case (Word.file, 4):
      try Seen.mark(Seen.file, key, &seen, scanner)
      file = try RawRecord.string("file", &scanner)
    case (Word.line, 4):
      try Seen.mark(Seen.line, key, &seen, scanner)
      line = try RawRecord.natural("line", &scanner)
    case (_, _): return false
    }
    return true
  }
}

/// What texts with escapes say, kept as long as their record is.
private final class ResolvedTexts {
  private var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  deinit { for text in texts { text.deallocate() } }

  func keep(_ slice: Slice) -> Slice {
    let bytes = slice.unescaped()
    // Scanners and hashes look at eight bytes at a time.
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 16)
    _ = text.initialize(from: bytes + [UInt8](repeating: lineFeed, count: 16))
    texts.append(text)
    return text.baseAddress.map { Slice(start: UnsafePointer($0), count: bytes.count) } ?? slice
  }
}

/// Which of an event's keys were there already.
enum Seen {
  static var id: UInt32 { 1 << 0 }
  static var time: UInt32 { 1 << 1 }
  static var kind: UInt32 { 1 << 2 }
  static var from: UInt32 { 1 << 3 }
  static var cause: UInt32 { 1 << 4 }
  static var to: UInt32 { 1 << 5 }
  static var name: UInt32 { 1 << 6 }
  static var value: UInt32 { 1 << 7 }
  static var changes: UInt32 { 1 << 8 }
  static var role: UInt32 { 1 << 9 }
  static var file: UInt32 { 1 << 10 }
  static var line: UInt32 { 1 << 11 }

  static var required: UInt32 { 0b1111 }

  static let names = [
    "id", "t", "kind", "from", "cause", "to", "name", "value", "changes", "role", "file", "line",
  ]

  static func missing(_ seen: UInt32) -> String {
    names[min((~seen).trailingZeroBitCount, names.count - 1)]
  }

  @inline(__always)
  static func mark(
    _ bit: UInt32, _ key: ShortKey, _ seen: inout UInt32, _ scanner: borrowing JSONScanner
  ) throws(Fault) {
    if seen & bit != 0 {
      throw scanner.duplicate(names[min(bit.trailingZeroBitCount, names.count - 1)], at: key.start - 1)
    }
    seen |= bit
  }
}
