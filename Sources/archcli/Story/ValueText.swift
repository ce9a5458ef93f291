import ArchTrace

/// How values of a trace are written for a person: `"Follow"`, `{id: 7}`, `–` for nothing.
enum ValueText {
  /// A value in one line, safe for a terminal.
  static func text(_ value: TraceValue?) -> String {
    switch value {
    case nil: "–"
    case .null?, .bool?, .int?, .double?: value?.json ?? ""
    case .string(let text)?: "\"\(escapedForTerminal(text))\""
    case .array(let elements)?: "[\(elements.map { self.text($0) }.joined(separator: ", "))]"
    case .object(let members)?:
      "{\(members.map { "\(escapedForTerminal($0.key)): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// A change: `header.follow "Follow" → "Following"`.
  static func text(_ change: Change) -> String {
    "\(escapedForTerminal(change.path))  \(text(change.old)) → \(text(change.new))"
  }

  /// A method with its arguments, `toggleFollow(user: 7)`, or a name with what it carries, `usersChanged([7])`.
  static func call(_ name: String, _ value: TraceValue?) -> String {
    let name = escapedForTerminal(name)
    guard let value else { return name }
    guard let open = name.firstIndex(of: "("), name.hasSuffix(":)") else {
      return name.hasSuffix(")") ? "\(name)  \(text(value))" : "\(name)(\(text(value)))"
    }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    var arguments = [value]
    if labels.count > 1, case .array(let values) = value, values.count == labels.count { arguments = values }
    let list = zip(labels, arguments).map { label, argument in
      label == "_" ? text(argument) : "\(label): \(text(argument))"
    }
    return "\(name[..<open])(\(list.joined(separator: ", ")))"
  }
}
