/// Draws in PlantUML.
struct PlantUMLDrawing {
  private let drawing: SequenceDrawing

  /// Makes a drawing.
  init(_ drawing: SequenceDrawing) { self.drawing = drawing }

  /// Writes it.
  func write(to out: Output) {
    out.write("@startuml\ntitle \(PlantUMLText.escaped(drawing.title))\n")
    for (index, lane) in drawing.lanes.enumerated() {
      let below = lane.subtitle.map { "\\n" + PlantUMLText.escaped($0) } ?? ""
      let shape = lane.isOutside ? "actor" : "participant"
      out.write("\(shape) \"\(PlantUMLText.escaped(lane.title))\(below)\" as p\(index + 1)\n")
    }
    for item in drawing.items {
      guard out.isOpen else { return }
      switch item {
      case .step(let step): out.write("note across : \(Self.cut(step.text))\n")
      case .message(let label, let from, let to, let line):
        let arrow =
          switch line {
          case .solid: "->"
          case .dashed: "-->"
          case .lost: "-->x"
          }
        let time = line == .solid ? "" : " (t=\(label.time))"
        out.write("p\(from + 1) \(arrow) p\(to + 1) : \(Self.cut(label.text))\(time)\n")
      case .note(let label, let lane):
        let text = ([label.text] + label.changes).map(Self.cut).joined(separator: "\\n")
        out.write("note over p\(lane + 1) : \(text)\n")
      case .activate(let lane): out.write("activate p\(lane + 1)\n")
      case .deactivate(let lane): out.write("deactivate p\(lane + 1)\n")
      }
    }
    if let flaw = drawing.flaw {
      out.write("note across : \(PlantUMLText.escaped("the trace ends here: \(flaw)"))\n")
    }
    out.write("@enduml\n")
  }

  private static func cut(_ text: String) -> String { PlantUMLText.escaped(text.cut(to: 90)) }
}

/// Text of a trace in PlantUML: what its preprocessor or its markup could take for its own is written by number
/// (`<U+0025>`), which it shows as the sign.
enum PlantUMLText {
  /// The text, to stand after a colon or within quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let last = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isPlain(scalar, after: last, before: next) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
      }
    }
    return result
  }

  private static func isPlain(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "?", ";", "+": true
    // Two of them together are markup, and one at the beginning may be.
    case "/", "-", "_", ".", "=", ":", "[", "]", "{", "}": last != nil && last != scalar && next != scalar
    case "\u{0}"..."\u{7F}": false
    // They are quotes to PlantUML, and stereotypes.
    case "\u{2018}"..."\u{201F}", "«", "»": false
    case _: true
    }
  }
}
