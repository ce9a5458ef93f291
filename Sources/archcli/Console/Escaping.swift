import ArchTrace

// One escape for each medium that text from outside goes to. Those of drawings stand with their formats
// (Drawing/DrawableText, MermaidText, PlantUMLText, MarkdownText), that of a page in Page/PageText.

/// Text from outside, made fit for a terminal and for a build server's log: see `TerminalText`.
func escapedForTerminal(_ text: String) -> String { TerminalText.escaped(text) }

/// The same for a text that was put together from parts which may be escaped already, as a message that quotes is.
func escapedForTerminal(parts text: String) -> String { TerminalText.escaped(parts: text) }

/// A value as JSON that may be shown on a terminal: the same JSON, in which only escapes stand for what may not.
func jsonForTerminal(_ value: TraceValue) -> String { TerminalText.escaped(json: value.json) }

/// Text as a cell of comma-separated values has it (RFC 4180): fit for a terminal, on one line, and no formula to a
/// spreadsheet, which takes a cell for one that begins with any of these signs; the apostrophe says that it is text.
func escapedForCSV(_ text: String) -> String {
  let shown = escapedForTerminal(text)
  let cell =
    switch shown.unicodeScalars.first {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠": "'" + shown
    case _: shown
    }
  guard cell.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
    return cell
  }
  return "\"\(cell.replacingBytes("\"", with: "\"\""))\""
}

/// Text as XML has it, between tags or in a quoted attribute, where a line end that is not escaped becomes a space.
/// `##[` and `##vso[`, which a build server's log obeys, are written in a way that only XML reads.
func escapedForXML(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  var command = LogCommand()
  for scalar in text.unicodeScalars {
    if command.isOpened(by: scalar) {
      result += "&#91;"
      continue
    }
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension StringProtocol {
  /// Whether this is printable ASCII throughout, as nearly all text is: such text needs no escape, and each of its
  /// bytes takes one column.
  var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { $0.isPlain } ?? utf8.allSatisfy(\.isPlain)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this is printable ASCII throughout; looked at eight bytes at a time.
  var isPlain: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var place = 0
    while bytes.count - place >= 8 {
      if !bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).isPlain { return false }
      place += 8
    }
    return bytes[place...].allSatisfy(\.isPlain)
  }
}

extension UInt64 {
  /// Whether each of the eight bytes is printable ASCII: none has its high bit, none is below a space, and none becomes
  /// 0x80 with one more, as only 0x7F does.
  fileprivate var isPlain: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101, highs = ones << 7
    guard self & highs == 0 else { return false }
    return ((self | highs) &- ones &* 0x20) & highs == highs && (self &+ ones) & highs == 0
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x7F }
}

extension String {
  /// The text with something in it replaced byte by byte, as other programs look for it: to `replacing` a quote with an
  /// accent on it is no quote.
  func replacingBytes(_ word: StaticString, with replacement: String) -> String {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let first = word.first, let place = rest.firstIndex(of: first) {
      result += rest[..<place]
      rest = rest[place...]
      if rest.starts(with: word) {
        result += replacement.utf8
        rest = rest.dropFirst(word.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
