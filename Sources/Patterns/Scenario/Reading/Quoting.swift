import ArchTrace

/// `text` with what no terminal may be given written out, and the usual white space as JSON5 writes it.
func escaped(_ text: String) -> String {
  var text = text
  if text.utf8.contains(where: { $0 < 0x20 }) {
    for (sign, code) in [("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")] {
      text = text.split(separator: sign, omittingEmptySubsequences: false).joined(separator: code)
    }
  }
  return TerminalText.escaped(text)
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
