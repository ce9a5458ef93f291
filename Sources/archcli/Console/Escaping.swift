/// Text from outside, made fit for a terminal: control characters, the controls of writing direction and line
/// separators are shown as `\u{…}`, so that nothing in a trace or a file name moves the cursor, colours, or
/// reorders what a person reads. A backslash stays: this is for reading, not for reading back.
func escapedForTerminal(_ text: String) -> String {
  if text.isPlain || !text.unicodeScalars.contains(where: needsEscape) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if needsEscape(scalar) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Text as XML has it, between tags or in a quoted attribute, where a line end that is not escaped becomes a space.
func escapedForXML(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
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

private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F: true
  case 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
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
