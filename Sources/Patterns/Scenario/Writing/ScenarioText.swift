import ArchTrace
import BlogDomain
import Runtime

extension Scenario {
  /// The scenario as the text of a file, from which `ScenarioFile` reads the same one.
  /// - Parameter comment: Lines that are put in front as comments, whatever they hold.
  public func fileText(comment: [String] = []) -> String {
    var text = comment.map { $0.isEmpty ? "//\n" : "// \(JSON5.visible($0))\n" }.joined()
    text += "{\n  name: \(JSON5.text(name)),\n"
    let parts = world.parts
    if !parts.isEmpty { text += "  world: \(JSON5.object(parts)),\n" }
    if !rules.isEmpty {
      text += "  network: [\n" + rules.map { "    \(JSON5.object($0.parts)),\n" }.joined() + "  ],\n"
    }
    return text + "  steps: [\n" + steps.map { "    \(JSON5.object($0.parts)),\n" }.joined() + "  ],\n}\n"
  }
}

/// JSON5 as this repository writes it: keys bare where they can be, texts in double quotes.
enum JSON5 {
  /// A key with its value, written.
  typealias Part = (key: String, value: String)

  static func object(_ parts: [Part]) -> String {
    parts.isEmpty ? "{}" : "{ " + parts.map { "\(key($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // Controls, line separators, and what turns the writing direction: a person could not see them.
      case _ where scalar.properties.isInvisible: result += unicodeEscape(scalar)
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func value(_ value: TraceValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .decimal(let number): number.text
    case .string(let string): text(string)
    case .array(let values): list(values.map(Self.value))
    case .object(let members): object(members.map { ($0.key, Self.value($0.value)) })
    }
  }

  /// `text` in one line, in which nothing is invisible and nothing ends a comment.
  static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isInvisible {
        result += unicodeEscape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func key(_ key: String) -> String {
    let isBare = key.utf8.allSatisfy { $0.isWordByte && $0 < 0x80 }
    let beginsWell = key.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    return isBare && beginsWell ? key : text(key)
  }

  private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isInvisible: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !isJoinControl  // a joiner holds an emoji together
    case _: false
    }
  }
}

extension NetworkRule {
  fileprivate var parts: [JSON5.Part] {
    var parts: [JSON5.Part] = [("match", JSON5.text(match.text))]
    if let nth { parts.append(("nth", "\(nth)")) }
    if latency != Self.usualLatency { parts.append(("after", "\(latency)")) }
    switch failure {
    case .status(let status): parts.append(("fail", "\(status)"))
    case .timeout: parts.append(("fail", "\"timeout\""))
    case .offline: parts.append(("fail", "\"offline\""))
    case nil: break
    }
    if !body.isEmpty { parts.append(("body", JSON5.value(.object(body)))) }
    if let echo { parts.append(("echo", "\(echo)")) }
    return parts
  }
}

extension Step {
  /// The step as a file says it: `{ tap: "header.follow", after: 30 }`.
  public var fileText: String { JSON5.object(parts) }

  fileprivate var parts: [JSON5.Part] {
    var parts: [JSON5.Part] =
      switch action {
      case .open(let screen): [("open", JSON5.text(screen.rawValue))]
      case .tap(let path): [("tap", JSON5.text(path.text))]
      case .alert(let title): [("alert", JSON5.text(title))]
      case .back: [("back", "true")]
      case .pull(let part): [("pull", JSON5.text(part.rawValue))]
      case .scroll(let table, let row): [("scroll", JSON5.text(table.rawValue)), ("to", "\(row)")]
      case .type(let text, let path): [("type", JSON5.text(text)), ("into", JSON5.text(path.text))]
      case .detach(let screen): [("detach", JSON5.text(screen.rawValue))]
      case .attach(let screen): [("attach", JSON5.text(screen.rawValue))]
      case .push(let push): [("push", JSON5.value(push.logged))]
      case .wait(let time): [("wait", "\(time)")]
      case .expect(let expectations):
        [("expect", JSON5.object(expectations.map { ($0.path.text, JSON5.value($0.value)) }))]
      case .repeat(let count, let steps):
        [("repeat", "\(count)"), ("steps", JSON5.list(steps.map { JSON5.object($0.parts) }))]
      }
    if let after { parts.append(("after", "\(after)")) }
    return parts
  }
}
