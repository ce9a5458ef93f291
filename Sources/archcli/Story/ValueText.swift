import ArchTrace

/// How values of a trace are written for a person: `"Follow"`, `{id: 7}`, `–` for nothing.
///
/// A line is put together in one text, which its writer uses again for the next line: a text for every part of
/// every line costs a third of a whole run.
enum ValueText {
  /// A value in one line, safe for a terminal.
  static func text(_ value: TraceValue?) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  /// Puts a value behind a text.
  static func write(_ value: TraceValue?, to line: inout String) {
    switch value {
    case nil: line += "–"
    case .null?, .bool?, .double?: line += value?.json ?? ""
    case .int(let number)?: line += String(number)
    case .string(let text)?:
      line += "\""
      line.append(escapedForTerminal: text)
      line += "\""
    case .array(let elements)?:
      line += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { line += ", " }
        write(element, to: &line)
      }
      line += "]"
    case .object(let members)?:
      line += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { line += ", " }
        line.append(escapedForTerminal: member.key)
        line += ": "
        write(member.value, to: &line)
      }
      line += "}"
    }
  }

  /// Puts a change behind a text: `header.follow "Follow" → "Following"`.
  static func write(_ change: Change, to line: inout String) {
    line.append(escapedForTerminal: change.path)
    line += "  "
    write(change.old, to: &line)
    line += " → "
    write(change.new, to: &line)
  }

  /// Puts a method with its arguments behind a text, `toggleFollow(user: 7)`, or a name with what it carries,
  /// `usersChanged([7])`.
  static func write(call name: String, _ value: TraceValue?, to line: inout String) {
    let name = escapedForTerminal(name)
    guard let value else { return line += name }
    guard name.hasSuffix(":)"), let open = name.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      let isCall = name.hasSuffix(")")
      line += name
      line += isCall ? "  " : "("
      write(value, to: &line)
      if !isCall { line += ")" }
      return
    }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    var arguments = [value]
    if labels.count > 1, case .array(let values) = value, values.count == labels.count { arguments = values }
    line += name[...open]
    for (index, (label, argument)) in zip(labels, arguments).enumerated() {
      if index > 0 { line += ", " }
      if label != "_" {
        line += label
        line += ": "
      }
      write(argument, to: &line)
    }
    line += ")"
  }
}
