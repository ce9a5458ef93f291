// The way in which the writer writes an event, which nearly every line takes.
extension RawRecord {
  /// Takes the keys that come first, as far as they come in the writer's order and without spaces. The scanner stands
  /// behind the last value taken; what follows is for whoever takes keys in any order.
  /// - Returns: The marks of the keys that were taken; 0 where not even the first was.
  @inline(__always)
  mutating func scanCanonical(_ scanner: inout JSONScanner) throws(Fault) -> UInt32 {
    guard scanner.takes(Opening.id, 5) else { return 0 }
    id = try RawRecord.id("id", &scanner)
    guard scanner.takes(Opening.time, 5) else { return Seen.id }
    timePlace = scanner.at
    time = try RawRecord.natural("t", &scanner)
    var seen = Seen.id | Seen.time
    // Longer than a word by its colon.
    if scanner.at[8] == UInt8(ascii: ":"), scanner.at[9] == quote, Word.load(scanner.at, 8) == Opening.cause {
      scanner.at += 9
      causePlace = scanner.at
      cause = try RawRecord.id("cause", &scanner)
      seen |= Seen.cause
    }
    guard scanner.takes(Opening.kind, 8) else { return seen }
    let word = try RawRecord.string("kind", &scanner)
    kindName = word
    kind = word.kindCode
    seen |= Seen.kind
    guard scanner.takes(Opening.from, 8) else { return seen }
    from = try RawRecord.string("from", &scanner)
    seen |= Seen.from
    if scanner.takes(Opening.to, 6) {
      to = try RawRecord.string("to", &scanner)
      seen |= Seen.to
    }
    if scanner.takes(Opening.name, 8) {
      name = try RawRecord.string("name", &scanner)
      seen |= Seen.name
    }
    return seen
  }
}

extension JSONScanner {
  /// Steps over up to eight bytes, if it is these that come and a value follows them at once.
  @inline(__always)
  fileprivate mutating func takes(_ word: UInt64, _ length: Int) -> Bool {
    guard Word.load(at, length) == word, at[length] > 0x20 else { return false }
    at += length
    return true
  }
}

/// What stands before a value, as the number that a load of it gives on a little-endian machine; a test holds these
/// against the letters.
enum Opening {
  /// `"id":`
  static var id: UInt64 { 0x3A22_6469_22 }
  /// `,"t":`
  static var time: UInt64 { 0x3A22_7422_2C }
  /// `,"cause"`
  static var cause: UInt64 { 0x2265_7375_6163_222C }
  /// `,"kind":`
  static var kind: UInt64 { 0x3A22_646E_696B_222C }
  /// `,"from":`
  static var from: UInt64 { 0x3A22_6D6F_7266_222C }
  /// `,"to":`
  static var to: UInt64 { 0x3A22_6F74_222C }
  /// `,"name":`
  static var name: UInt64 { 0x3A22_656D_616E_222C }
}
