/// Text from outside, made fit for a terminal and for the logs of a build server: the one place that knows what neither
/// may be given as it is. What each medium gets:
///
/// - Text for a person (`run`, `play`, `draw`, `diff`, `check`, errors; with their own signs escaped, too, in CSV, XML,
///   Markdown, Mermaid, PlantUML, DOT): control characters, the controls of writing direction, what takes no room or is
///   seen as nothing, and line separators are shown as `\u{…}`, so that nothing in a trace or a file name moves the
///   cursor, colours, hides, or reorders what a person reads. Where a text itself has `\u{`, its backslash is shown as
///   `\u{5C}`: two texts are never shown alike.
/// - JSON (a trace, `--json`, SARIF): the same scalars are escaped within its strings as JSON does it, `\u009b`; it is the
///   same JSON, and a terminal that is given it obeys nothing.
/// - HTML (`report`): as text for a person where a person reads it; the trace within is as it was, in an element that is not
///   shown.
/// - Build servers: nothing in any of them begins a line with `::`, or has `##[` or `##vso[`, which GitHub and Azure obey
///   wherever a line has them.
public enum TerminalText {
  /// The text as it may be shown; no other text is shown so.
  /// - Parameters:
  ///   - text: Any text.
  ///   - mayBeginLine: Whether it may become the beginning of a line.
  public static func escaped(_ text: String, mayBeginLine: Bool = true) -> String {
    shown(text, mayBeginLine: mayBeginLine, keepsEscapes: false)
  }

  /// Text that was put together from parts, of which each may have been escaped already: the escapes stay as they are.
  /// - Parameters:
  ///   - parts: The text.
  ///   - mayBeginLine: Whether it may become the beginning of a line.
  public static func escaped(parts text: String, mayBeginLine: Bool = true) -> String {
    shown(text, mayBeginLine: mayBeginLine, keepsEscapes: true)
  }

  /// The text as a part between quotes, in which a quote and a backslash follow a backslash.
  /// - Parameter text: Any text.
  public static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == quote || $0 == backslash }) else {
      return shown(text, mayBeginLine: false, keepsEscapes: true)
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return shown(result, mayBeginLine: false, keepsEscapes: true)
  }

  private static func shown(_ text: String, mayBeginLine: Bool, keepsEscapes: Bool) -> String {
    var text = text
    if text.withUTF8({ isHarmless($0) }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    replace(in: text, mayBeginLine: mayBeginLine, keepsEscapes: keepsEscapes) { scalar, code in
      if let code {
        result += "\\u{" + code + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON as it may be shown, which is the same JSON: what may not be shown stands in its strings only, and is escaped
  /// there.
  /// - Parameter json: Text that is JSON.
  public static func escaped(json: String) -> String {
    var json = json
    if json.withUTF8({ isHarmless($0) }) { return json }
    var result = ""
    result.reserveCapacity(json.utf8.count + 16)
    replace(in: json, mayBeginLine: false, keepsEscapes: true) { scalar, code in
      // A line break is the layout's.
      guard code != nil, scalar != "\n" else { return result.unicodeScalars.append(scalar) }
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  /// Whether this is printable ASCII without a sign to a build server and without `\u{`, as nearly all text is.
  /// - Parameter bytes: The text as UTF-8.
  public static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let memory = UnsafeRawBufferPointer(bytes)
    var place = 0
    var signs: UInt64 = 0
    while memory.count - place >= 8 {
      let word = memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // No byte has its high bit, none is below a space, and none becomes 0x80 with one more, as only 0x7F does.
      guard word & highBits == 0, ((word | highBits) &- lowBits &* 0x20) & highBits == highBits,
        (word &+ lowBits) & highBits == 0
      else { return false }
      signs |= equal(to: hash, word) | equal(to: backslash, word)
      place += 8
    }
    while place < memory.count {
      let byte = memory[place]
      guard byte >= 0x20, byte < 0x7F else { return false }
      if byte == hash || byte == backslash { signs = 1 }
      place += 1
    }
    if let first = bytes.first, first == colon || first == space, beginsCommand(bytes) { return false }
    return signs == 0 || !hasSign(bytes)
  }

  // MARK: What may not be shown

  /// Goes through a text.
  /// - Parameter body: Takes each scalar, with its number in hexadecimal digits where it may not be shown.
  private static func replace(
    in text: String, mayBeginLine: Bool, keepsEscapes: Bool, _ body: (Unicode.Scalar, String?) -> Void
  ) {
    let scalars = text.unicodeScalars
    var last: Unicode.Scalar?
    var isStart = mayBeginLine
    var command = LogCommand()
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      let next = index < scalars.endIndex ? scalars[index] : nil
      let isCommand = command.isOpened(by: scalar) || isStart && scalar == ":" && next == ":"
      let isEscape = !keepsEscapes && scalar == "\\" && scalars[index...].starts(with: "u{".unicodeScalars)
      let isShown = !isCommand && !isEscape && isShown(scalar, after: last, before: next)
      body(scalar, isShown ? nil : String(scalar.value, radix: 16, uppercase: true))
      if !scalar.properties.isWhitespace { isStart = false }
      last = scalar
    }
  }

  /// Whether a scalar may be shown as it is.
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - last: The one before it, which joiners and selectors need, as in an emoji that is a family.
  ///   - next: The one after it.
  public static func isShown(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0..<0x20, 0x7F..<0xA0, 0xAD: false
    case 0xA0..<0x300: true
    case 0x200D: isEmoji(last) && isEmoji(next)
    case 0xFE0E, 0xFE0F: isEmoji(last) || next?.value == 0x20E3
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: false
    default: !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Whether a scalar is a part of a picture: itself one, or the selector after one.
  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value > 0xA0 else { return false }
    return scalar.properties.isEmoji || scalar.value == 0xFE0F
  }

  // MARK: Signs

  private static let hash = UInt8(ascii: "#"), colon = UInt8(ascii: ":"), space = UInt8(ascii: " ")

  private static func beginsCommand(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.drop { $0 == space }.starts(with: [colon, colon])
  }

  private static func hasSign(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var command = LogCommand()
    for (place, byte) in bytes.enumerated() {
      if command.isOpened(by: Unicode.Scalar(byte)) { return true }
      if byte == backslash, bytes[place...].dropFirst().starts(with: "u{".utf8) { return true }
    }
    return false
  }
}

/// Finds the bracket of `##[` and `##vso[`, by which a line of a log becomes a command to GitHub or Azure wherever it
/// stands in it. It is told a text scalar by scalar.
public struct LogCommand {
  private enum State {
    case outside, hash, hashes, word
  }

  private var state = State.outside

  /// Begins a text.
  public init() {}

  /// Whether this is the bracket that opens a command.
  /// - Parameter scalar: The next scalar of the text.
  public mutating func isOpened(by scalar: Unicode.Scalar) -> Bool {
    switch (state, scalar) {
    case (.hashes, "["), (.word, "["):
      state = .outside
      return true
    case (.hash, "#"), (.hashes, "#"): state = .hashes
    case (_, "#"): state = .hash
    case (.hashes, "a"..."z"), (.hashes, "A"..."Z"), (.word, "a"..."z"), (.word, "A"..."Z"): state = .word
    case (_, _): state = .outside
    }
    return false
  }
}
