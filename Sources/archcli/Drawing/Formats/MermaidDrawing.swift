/// Draws in Mermaid, which GitHub shows in Markdown.
///
/// GitHub draws nothing of 50,000 characters or more. A drawing that is longer is cut into several at the beginning
/// of steps, or within a step that is too long by itself, and each says which part it is. One diagram is written
/// as it is; several are written as Markdown, a fenced block each.
struct MermaidDrawing {
  private let drawing: SequenceDrawing
  private let limit: Int

  /// Makes a drawing.
  /// - Parameter limit: The characters (UTF-16 code units, which JavaScript counts) that a diagram stays below.
  init(_ drawing: SequenceDrawing, limit: Int = 50_000) {
    self.drawing = drawing
    self.limit = limit
  }

  /// The diagrams, each whole by itself.
  var diagrams: [String] { parts.map(\.text) }

  /// Writes it.
  /// - Parameter isMarkdown: Whether to write Markdown for one diagram, too.
  func write(to out: Output, isMarkdown: Bool) {
    let parts = parts
    guard isMarkdown || parts.count > 1 else {
      for part in parts { out.write(part.text) }
      return
    }
    if parts.count > 1 {
      let limit = "\(limit / 1000),000"
      out.writeLine(
        "\(MarkdownText.escaped(parts: drawing.title)): \(parts.count) diagrams, since GitHub draws none of \(limit) "
          + "characters or more.\n")
    }
    for (index, part) in parts.enumerated() {
      if let note = part.note { out.writeLine("\(note).\n") }
      out.write("```mermaid\n\(part.text)```\n")
      if index < parts.count - 1 { out.writeLine() }
    }
  }

  private var parts: [(text: String, note: String?)] {
    var cutter = MermaidCutter(room: limit - 1 - frameSize)
    let declarations = declarations
    for item in drawing.items { cutter.add(item, MermaidLines(item), declarations) }
    if let ending { cutter.addAcross(ending) }
    let parts = cutter.finish()
    return parts.enumerated().map { index, part in
      let note = parts.count > 1 ? "part \(index + 1) of \(parts.count): \(part.title)" : nil
      return (text(part, note, declarations), note.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    }
  }

  private var head: String { "sequenceDiagram\n    title \(MermaidText.escaped(drawing.title))\n" }
  /// What a part needs apart from its lanes and items.
  private var frameSize: Int { head.utf16.count + (ending?.utf16.count ?? 0) + 200 }
  /// What is said where the trace ends before it should.
  private var ending: String? {
    drawing.flaw.map { MermaidText.escapedLabel("the trace ends here: \($0)") }
  }

  private var declarations: [String] {
    drawing.lanes.enumerated().map { index, lane in
      let name = MermaidText.escaped(lane.title)
      let below = lane.subtitle.map { "<br/>" + MermaidText.escaped($0) } ?? ""
      return "    \(lane.isOutside ? "actor" : "participant") p\(index + 1) as \(name)\(below)\n"
    }
  }

  private func text(_ part: MermaidCutter.Part, _ note: String?, _ declarations: [String]) -> String {
    let lanes = part.lanes.sorted()
    let across =
      switch (lanes.first, lanes.last) {
      case (let first?, let last?) where first < last: "p\(first + 1),p\(last + 1)"
      case (let first?, _): "p\(first + 1)"
      case (nil, _): ""
      }
    var text = head
    for lane in lanes { text += declarations[lane] }
    if let note { text += "    Note over \(across): \(note)\n" }
    for line in part.lines {
      switch line {
      case .line(let line): text += line
      case .across(let words): text += "    Note over \(across): \(words)\n"
      }
    }
    return text
  }
}

/// What an item is in Mermaid.
struct MermaidLines {
  /// The lines; one that goes across all lanes knows these only when the part is whole.
  var lines: [MermaidCutter.Line] = []
  /// The lanes that it needs.
  var lanes: [Int] = []

  /// Writes an item.
  init(_ item: SequenceDrawing.Item) {
    switch item {
    case .step(let step):
      lines = [.across(Self.cut(step.text))]
    case .message(let label, let from, let to, let line):
      let arrow =
        switch line {
        case .solid: "->>"
        case .dashed: "-->>"
        case .lost: "--x"
        }
      lines = [.line("    p\(from + 1)\(arrow)p\(to + 1): \(Self.text(label, isLate: line != .solid))\n")]
      lanes = [from, to]
    case .note(let label, let lane):
      let text = ([Self.text(label, isLate: false)] + label.changes.map(Self.cut)).joined(separator: "<br/>")
      lines = [.line("    Note over p\(lane + 1): \(text)\n")]
      lanes = [lane]
    case .activate(let lane):
      lines = [.line(Self.activation(lane, begins: true))]
      lanes = [lane]
    case .deactivate(let lane):
      lines = [.line(Self.activation(lane, begins: false))]
      lanes = [lane]
    }
  }

  /// The line that begins or ends an activation.
  static func activation(_ lane: Int, begins: Bool) -> String {
    "    \(begins ? "activate" : "deactivate") p\(lane + 1)\n"
  }

  private static func text(_ label: SequenceDrawing.Label, isLate: Bool) -> String {
    cut(label.text) + (isLate ? " (t=\(label.time))" : "")
  }

  private static func cut(_ text: String) -> String { MermaidText.escapedLabel(text.cut(to: 90)) }
}
