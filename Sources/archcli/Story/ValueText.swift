import ArchTrace

/// How values of a trace are written for a person: `"Follow"`, `{id: 7}`, `–` for nothing. One value is written in one way,
/// whatever the order of members and the spelling of numbers in its file, and no two values in the same.
enum ValueText {
  /// A value in one line, safe for a terminal.
  static func text(_ value: TraceValue?) -> String {
    var line = TextLine()
    write(value, to: &line)
    return line.text
  }

  /// A change: `header.follow "Follow" → "Following"`.
  static func text(_ change: Change) -> String {
    var line = TextLine()
    write(change, to: &line)
    return line.text
  }

  /// A method with its arguments, `toggleFollow(user: 7)`, or a name with what it carries, `usersChanged([7])`.
  static func call(_ name: String, _ value: TraceValue?) -> String {
    var line = TextLine()
    write(call: name, value, to: &line)
    return line.text
  }

  /// Puts a value behind a line.
  static func write(_ value: TraceValue?, to line: inout TextLine) {
    switch value {
    case nil: line.append("–")
    case .null?, .bool?, .double?, .decimal?: line.append(value?.canonical.json ?? "")
    case .int(let number)?: line.append(number)
    case .string(let text)?:
      line.append(quoted: text)
    case .array(let elements)?:
      line.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { line.append(", ") }
        write(element, to: &line)
      }
      line.append("]")
    case .object(let members)?:
      line.append("{")
      for (index, member) in TraceValue.Member.ordered(members).enumerated() {
        if index > 0 { line.append(", ") }
        write(key: member.key, to: &line)
        line.append(": ")
        write(member.value, to: &line)
      }
      line.append("}")
    }
  }

  /// Puts a key behind a line: as it is where it is a name, and else between quotes, so that it is seen where it ends.
  private static func write(key: String, to line: inout TextLine) {
    if !key.isEmpty, key.unicodeScalars.allSatisfy(isOfName) {
      line.append(escaped: key)
    } else {
      line.append(quoted: key)
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "$", "#", "[", "]": true
    case _: false
    }
  }

  /// Puts a change behind a line.
  static func write(_ change: Change, to line: inout TextLine) {
    line.append(escaped: change.path)
    line.append("  ")
    write(change.old, " → ", change.new, to: &line)
  }

  /// Two values that differ, `"Follow" → "Following"`, told apart where they look alike; safe for a terminal.
  static func text(_ old: TraceValue?, _ separator: String, _ new: TraceValue?) -> String {
    var line = TextLine()
    write(old, separator, new, to: &line)
    return line.text
  }

  /// Puts two values that differ behind a line, told apart where they look alike.
  static func write(_ old: TraceValue?, _ separator: String, _ new: TraceValue?, to line: inout TextLine) {
    guard mayLookAlike(old, new) else {
      write(old, to: &line)
      line.append(separator)
      return write(new, to: &line)
    }
    let (old, new) = Spelling.distinct(text(old), text(new))
    line.append(old)
    line.append(separator)
    line.append(new)
  }

  /// Whether it is worth asking if two values look alike: texts in ASCII and numbers do not.
  private static func mayLookAlike(_ a: TraceValue?, _ b: TraceValue?) -> Bool {
    switch (a, b) {
    case (.string(let a)?, .string(let b)?):
      !a.utf8.allSatisfy { $0 < 0x80 } || !b.utf8.allSatisfy { $0 < 0x80 }
    case (.array?, .array?), (.object?, .object?): true
    case (_, _): false
    }
  }

  /// Puts a method with its arguments, or a name with what it carries, behind a line.
  static func write(call name: String, _ value: TraceValue?, to line: inout TextLine) {
    let name = escapedForTerminal(name)
    guard let value else { return line.append(name) }
    guard name.hasSuffix(":)"), let open = name.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      let isCall = name.hasSuffix(")")
      line.append(name)
      line.append(isCall ? "  " : "(")
      write(value, to: &line)
      if !isCall { line.append(")") }
      return
    }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    var arguments = [value]
    if labels.count > 1, case .array(let values) = value, values.count == labels.count { arguments = values }
    line.append(name[...open])
    for (index, (label, argument)) in zip(labels, arguments).enumerated() {
      if index > 0 { line.append(", ") }
      if label != "_" {
        line.append(label)
        line.append(": ")
      }
      write(argument, to: &line)
    }
    line.append(")")
  }
}
