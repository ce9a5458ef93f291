// The values that an event's keys must have.
extension RawRecord {
  @inline(__always)
  static func string(_ key: StaticString, _ scanner: inout JSONScanner) throws(Fault) -> Slice {
    guard scanner.at.pointee == quote else { throw wrongType(key, "a string", &scanner) }
    return try scanner.string()
  }

  @inline(__always)
  static func natural(_ key: StaticString, _ scanner: inout JSONScanner) throws(Fault) -> Int {
    if let value = scanner.shortNumber() { return value }
    let start = scanner.at
    guard start.pointee &- 0x30 < 10 || start.pointee == UInt8(ascii: "-") else {
      throw wrongType(key, "an integer", &scanner)
    }
    try scanner.number()
    let number = Slice(start: start, count: scanner.at - start)
    guard let value = number.integer ?? spelledInteger(number) else {
      throw notInteger(key, number, scanner)
    }
    if value < 0 { throw scanner.fault("\"\(key)\" must not be negative", at: start) }
    return value
  }

  /// An integer that is spelt with a point or an exponent, `3.0` or `30e-1`.
  @inline(never)
  private static func spelledInteger(_ number: Slice) -> Int? { DecimalDigits(number.bytes).integer }

  @inline(never)
  private static func notInteger(
    _ key: StaticString, _ number: Slice, _ scanner: borrowing JSONScanner
  ) -> Fault {
    DecimalDigits(number.bytes).isInteger
      ? scanner.fault("\"\(key)\" is out of range: integers have 64 bits", at: number.start)
      : scanner.fault("\"\(key)\" must be an integer", at: number.start)
  }

  /// What is wrong where a value of another type stands; a value that is not even JSON is wrong first.
  @inline(never)
  private static func wrongType(_ key: StaticString, _ type: String, _ scanner: inout JSONScanner) -> Fault {
    let place = scanner.at
    do throws(Fault) { try scanner.value(depth: 1) } catch { return error }
    return scanner.fault("\"\(key)\" must be \(type)", at: place)
  }

  /// Reads `"STEP"` or `"STEP.N"`.
  @inline(__always)
  static func id(_ key: StaticString, _ scanner: inout JSONScanner) throws(Fault) -> EventID {
    let place = scanner.at
    guard place.pointee == quote else { throw wrongType(key, "a string", &scanner) }
    var next = place + 1
    guard let id = plainID(&next) else { return try speltID(key, &scanner) }
    scanner.at = next
    return id
  }

  /// Reads an id and its closing quote.
  @inline(__always)
  private static func plainID(_ next: inout UnsafePointer<UInt8>) -> EventID? {
    guard let step = number(&next) else { return nil }
    var index = 0
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      guard let number = number(&next), number > 0 else { return nil }
      index = number
    }
    guard next.pointee == quote else { return nil }
    next += 1
    return EventID(step: step, index: index)
  }

  /// Reads an id that is written with escapes, or says what is wrong with it.
  @inline(never)
  private static func speltID(_ key: StaticString, _ scanner: inout JSONScanner) throws(Fault) -> EventID {
    let place = scanner.at
    let slice = try scanner.string()
    let bytes = slice.unescaped() + [quote, lineFeed]
    let id = bytes.withUnsafeBufferPointer { buffer -> EventID? in
      guard var next = buffer.baseAddress, let id = plainID(&next) else { return nil }
      return next == buffer.baseAddress.map { $0 + bytes.count - 1 } ? id : nil
    }
    if let id { return id }
    let text = slice.text
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = digits.count <= 2 && digits.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
    if isNumber, digits.contains(where: { Int($0).map { $0 > idLimit } ?? true }) {
      throw scanner.fault("\"\(key)\" is out of range: \"\(shown(text))\"", at: place)
    }
    throw scanner.fault("\"\(key)\" must be STEP or STEP.N, not \"\(shown(text))\"", at: place)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  private static func number(_ next: inout UnsafePointer<UInt8>) -> Int? {
    var digit = next.pointee &- 0x30
    if digit > 9 { return nil }
    if digit == 0 {
      next += 1
      return 0
    }
    var value = 0
    repeat {
      value = value &* 10 &+ Int(digit)
      if value > idLimit { return nil }
      next += 1
      digit = next.pointee &- 0x30
    } while digit < 10
    return value
  }

  /// Steps over `[{"path":…,"old":…,"new":…}]`.
  static func checkChanges(_ scanner: inout JSONScanner) throws(Fault) {
    guard scanner.at.pointee == UInt8(ascii: "[") else { throw wrongType("changes", "an array", &scanner) }
    scanner.at += 1
    scanner.space()
    if scanner.at.pointee == UInt8(ascii: "]") {
      scanner.at += 1
      return
    }
    repeat { try checkChange(&scanner) } while try scanner.more(until: UInt8(ascii: "]"))
  }

  private static func checkChange(_ scanner: inout JSONScanner) throws(Fault) {
    let opening = scanner.at
    guard opening.pointee == UInt8(ascii: "{") else {
      throw wrongType("changes", "an array of objects", &scanner)
    }
    scanner.at += 1
    scanner.space()
    var hasPath = false
    if scanner.at.pointee == quote, Word.load(scanner.at + 1, 4) == Word.path {
      // The order in which the writer has them; whatever else comes is read below.
      if try checkPlainChange(&scanner) { return }
      scanner.at = opening + 1
      scanner.space()
    }
    if scanner.at.pointee != UInt8(ascii: "}") {
      let frame = scanner.keyCount
      repeat {
        let key = try scanner.key()
        try scanner.remember(key, since: frame)
        if key.isWord(Word.path, 4) {
          hasPath = true
          _ = try string("path", &scanner)
        } else {
          try scanner.value(depth: 3)
        }
      } while try scanner.more(until: UInt8(ascii: "}"))
      try scanner.forgetKeys(since: frame)
    }
    if !hasPath { throw scanner.fault("a change without \"path\"", at: opening) }
  }

  /// Steps over `"path":…,"old":…,"new":…}`, where `old` and `new` may be absent.
  /// - Returns: False where something else comes.
  @inline(__always)
  private static func checkPlainChange(_ scanner: inout JSONScanner) throws(Fault) -> Bool {
    guard let path = scanner.shortKey(), path.word == Word.path, path.length == 4 else { return false }
    _ = try string("path", &scanner)
    if try !scanner.more(until: UInt8(ascii: "}")) { return true }
    guard var key = scanner.shortKey() else { return false }
    if key.word == Word.old, key.length == 3 {
      try scanner.value(depth: 3)
      if try !scanner.more(until: UInt8(ascii: "}")) { return true }
      guard let next = scanner.shortKey() else { return false }
      key = next
    }
    guard key.word == Word.new, key.length == 3 else { return false }
    try scanner.value(depth: 3)
    return try !scanner.more(until: UInt8(ascii: "}"))
  }

  /// Reads the rest of a footer, whose key `end` was taken.
  static func footer(_ key: Slice, _ scanner: inout JSONScanner) throws(Fault) -> TraceFooter {
    let opening = scanner.start
    var footer = TraceFooter(events: -1, steps: -1)
    let frame = scanner.keyCount
    try scanner.remember(key, since: frame)
    try RawRecord.checkEnd(&scanner)
    while try scanner.more(until: UInt8(ascii: "}")) {
      let key = try scanner.key()
      try scanner.remember(key, since: frame)
      try RawRecord.take(key, of: &footer, &scanner)
    }
    try scanner.forgetKeys(since: frame)
    return try RawRecord.whole(footer, scanner, opening)
  }

  /// Reads a footer whose key `end` is not the first, once its object was found in order.
  static func looseFooter(
    _ scanner: JSONScanner, _ opening: UnsafePointer<UInt8>
  ) throws(Fault) -> TraceFooter {
    var footer = TraceFooter(events: -1, steps: -1)
    var scanner = scanner
    scanner.at = opening + 1
    scanner.space()
    repeat {
      let key = try scanner.key()
      if key.isWord(Word.end, 3) {
        try RawRecord.checkEnd(&scanner)
      } else {
        try RawRecord.take(key, of: &footer, &scanner)
      }
    } while try scanner.more(until: UInt8(ascii: "}"))
    return try RawRecord.whole(footer, scanner, opening)
  }

  private static func checkEnd(_ scanner: inout JSONScanner) throws(Fault) {
    let end = scanner.at
    try scanner.value(depth: 1)
    guard Slice(start: end, count: scanner.at - end).isWord(Word.true, 4) else {
      throw scanner.fault("\"end\" must be true", at: end)
    }
  }

  private static func take(
    _ key: Slice, of footer: inout TraceFooter, _ scanner: inout JSONScanner
  ) throws(Fault) {
    switch key.text {
    case "events": footer.events = try natural("events", &scanner)
    case "steps": footer.steps = try natural("steps", &scanner)
    case let name:
      let start = scanner.at
      try scanner.value(depth: 1)
      footer.extra.append(.init(name, JSONBuilder.value(Slice(start: start, count: scanner.at - start))))
    }
  }

  private static func whole(
    _ footer: TraceFooter, _ scanner: JSONScanner, _ opening: UnsafePointer<UInt8>
  ) throws(Fault) -> TraceFooter {
    if footer.events < 0 { throw scanner.fault("a footer without \"events\"", at: opening) }
    if footer.steps < 0 { throw scanner.fault("a footer without \"steps\"", at: opening) }
    return footer
  }
}

extension Slice {
  /// The kind that this word is.
  @inline(__always)
  var kindCode: KindCode {
    if isEscaped { return RawRecord.otherKind }
    switch (Word.load(start, count), count) {
    case (Word.input, 5): return 0
    case (Word.route, 5): return 1
    case (Word.call, 4): return 2
    case (Word.message, 7): return 3
    case (Word.command, 7): return 4
    case (Word.subscrib, 9): return start[8] == UInt8(ascii: "e") ? 5 : RawRecord.otherKind
    case (Word.unsubscr, 11):
      return Word.load(start + 8, 3) == Word.ibe ? 6 : RawRecord.otherKind
    case (Word.notify, 6): return 7
    case (Word.state, 5): return 8
    case (Word.render, 6): return 9
    case (Word.read, 4): return 10
    case (Word.navigate, 8): return 11
    case (Word.request, 7): return 12
    case (Word.response, 8): return 13
    case (Word.timer, 5): return 14
    case (Word.create, 6): return 15
    case (Word.destroy, 7): return 16
    case (Word.screen, 6): return 17
    case (Word.error, 5): return 18
    case (_, _): return RawRecord.otherKind
    }
  }
}
