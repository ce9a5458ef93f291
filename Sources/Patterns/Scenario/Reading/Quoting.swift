/// `text` with its control characters written out, so that no file can steer a terminal.
func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case 0..<0x20, 0x7F..<0xA0: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// `text` in quotes, escaped, and cut where it is long.
func quoted(_ text: String) -> String {
  "'\(escaped(cut(text)))'"
}

/// The first 60 characters, and no more than 200 scalars of them.
private func cut(_ text: String) -> String {
  if text.utf8.count <= 60 { return text }
  var short = text.prefix(60)
  if short.unicodeScalars.count > 200 { short = Substring(short.unicodeScalars.prefix(200)) }
  return short.endIndex == text.endIndex ? text : "\(short)…"
}

/// `names` as a person lists them: `a, b or c`.
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.joined() }
  return "\(names.dropLast().joined(separator: ", ")) or \(last)"
}

/// The key path of `key` under `path`: `steps[3].tap`, or `expect["blogs.count"]` where the key is no plain
/// word.
func keyPath(_ path: String, _ key: String) -> String {
  let key = cut(key)
  guard key.isPlainWord else { return "\(path)[\"\(escaped(key))\"]" }
  // Added up, since interpolating takes five times as long, and every value of a file has a path.
  return path.isEmpty ? key : path + "." + key
}

/// The key path of the item at `index` of the list at `path`.
func keyPath(_ path: String, _ index: Int) -> String {
  path + "[" + String(index) + "]"
}

extension String {
  /// Whether this is letters, digits, `_` and `$` only, and something.
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.allSatisfy { $0.isWordByte }
  }
}

extension UInt8 {
  /// Whether this byte may stand in an unquoted key: a letter, a digit, `_`, `$`, or a part of a character
  /// beyond ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case _: self >= 0x80
    }
  }
}
