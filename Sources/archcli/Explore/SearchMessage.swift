/// What a process that plays tells the one that started it.
enum SearchMessage: Equatable {
  /// It begins with a seed.
  case began(Int)
  /// The pattern of this name plays next.
  case plays(String)
  /// It is done with a seed; the text is what it found.
  case done(Int, String?)

  /// Writes the message, at once.
  func write(to out: Output) {
    switch self {
    case .began(let seed): out.writeLine("began \(seed)")
    case .plays(let name): out.writeLine("plays \(name)")
    case .done(let seed, let text):
      out.writeLine("done \(seed) \(text?.utf8.count ?? 0)")
      out.write(text ?? "")
    }
    out.flush()
  }

  /// Takes the first message from what has arrived; nil where it has not wholly arrived yet, or is none.
  static func take(from bytes: inout ArraySlice<UInt8>) -> SearchMessage? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    var rest = bytes[(end + 1)...]
    switch (words.first, words.count) {
    case ("began", 2):
      guard let seed = Int(words[1]) else { return nil }
      bytes = rest
      return .began(seed)
    case ("plays", 2):
      bytes = rest
      return .plays(String(words[1]))
    case ("done", 3):
      guard let seed = Int(words[1]), let count = Int(words[2]), rest.count >= count else { return nil }
      let text = String(decoding: rest.prefix(count), as: UTF8.self)
      rest.removeFirst(count)
      bytes = rest
      return .done(seed, count == 0 ? nil : text)
    case _: return nil
    }
  }
}
