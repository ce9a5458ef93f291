/// Draws as an SVG picture that needs no tool to be seen: light or dark as the reader's screen is, without scripts,
/// without anything from elsewhere.
struct SVGDrawing {
  private typealias Size = SVGLayout.Size

  private let drawing: SequenceDrawing
  private let layout: SVGLayout
  /// The activations by depth, since the inner ones end first and stand before the outer ones.
  private var bars: [String] = []
  /// What stands before them.
  private var marks = ""
  private var y = 0
  /// Where the activations began that have not ended, for each lane, the innermost last.
  private var active: [[Int]]
  private var rowsSinceNames = 0
  private var time: Int?

  /// Makes a drawing.
  init(_ drawing: SequenceDrawing) {
    self.drawing = drawing
    layout = SVGLayout(drawing)
    active = Array(repeating: [], count: drawing.lanes.count)
  }

  /// Writes it.
  func write(to out: Output) {
    var copy = self
    out.write(copy.text())
  }

  private mutating func text() -> String {
    y = Size.margin
    marks +=
      "<text class=\"t\" x=\"\(Size.margin)\" y=\"\(y + 12)\">\(escapedForXML(drawing.title))</text>\n"
    y += 32
    let top = y
    addNames()
    for (index, item) in drawing.items.enumerated() { add(item, layout.lines[index]) }
    if let flaw = drawing.flaw { addBand("the trace ends here: \(flaw)", "e") }
    y += 12
    let bottom = y
    addNames()
    let height = y + Size.margin - 8
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" class="archcli" role="graphics-document" \
      aria-roledescription="sequence diagram" width="\(layout.width)" height="\(height)" \
      viewBox="0 0 \(layout.width) \(height)" direction="ltr">
      <title>\(escapedForXML(drawing.title))</title>
      <desc>\(escapedForXML(summary))</desc>
      <style>
      \(SVGStyle.sheet)
      </style>
      <rect class="g" width="\(layout.width)" height="\(height)"/>

      """
    for x in layout.lanes {
      text += "<line class=\"l\" x1=\"\(x)\" y1=\"\(top)\" x2=\"\(x)\" y2=\"\(bottom)\"/>\n"
    }
    return text + bars.joined() + marks + "</svg>\n"
  }

  /// What a person who cannot see the picture is told first.
  private var summary: String {
    let lanes = drawing.lanes.map { lane in lane.title + (lane.subtitle.map { " (\($0))" } ?? "") }
    let shown =
      lanes.prefix(20).joined(separator: ", ") + (lanes.count > 20 ? ", and \(lanes.count - 20) more" : "")
    return "A sequence diagram of \(drawing.messageCount) messages between: \(shown)."
  }

  // MARK: Items

  private mutating func add(_ item: SequenceDrawing.Item, _ lines: [String]) {
    switch item {
    case .step(let step):
      // Not after fewer rows than there are names, which would be most of the drawing.
      if rowsSinceNames > max(40, drawing.lanes.count) {
        y += 12
        addNames()
      }
      time = step.time
      addBand(step.text, "b")
    case .message(let label, let from, let to, let line):
      tell(label.time)
      open(label)
      if from == to { addLoop(from, line, lines) } else { addArrow(from, to, line, lines) }
      marks += "</g>\n"
    case .note(let label, let lane):
      tell(label.time)
      open(label)
      addNote(label, lane, lines)
      marks += "</g>\n"
    case .activate(let lane): active[lane].append(y)
    case .deactivate(let lane):
      guard let start = active[lane].popLast() else { return }
      addBar(lane, start, depth: active[lane].count)
    }
  }

  private mutating func addBar(_ lane: Int, _ start: Int, depth: Int) {
    while bars.count <= depth { bars.append("") }
    let x = layout.lanes[lane] - Size.bar + depth * Size.barStep
    bars[depth] +=
      "<rect class=\"a\" x=\"\(x)\" y=\"\(start - 12)\" width=\"\(2 * Size.bar)\" height=\"\(y - start + 8)\" "
      + "rx=\"2\"/>\n"
  }

  /// The whole label, which a pointer that rests on the event shows.
  private mutating func open(_ label: SequenceDrawing.Label) {
    rowsSinceNames += 1
    marks += "<g><title>\(escapedForXML(label.text)), t=\(label.time)</title>"
  }

  private mutating func addNames() {
    rowsSinceNames = 0
    for (index, lane) in drawing.lanes.enumerated() {
      let width = layout.headers[index]
      let x = layout.lanes[index]
      marks +=
        "<rect class=\"h\" x=\"\(x - width / 2)\" y=\"\(y)\" width=\"\(width)\" height=\"\(Size.header)\" "
        + "rx=\"\(lane.isOutside ? 22 : 6)\"/>"
      let middle = lane.subtitle == nil ? y + 26 : y + 19
      marks += words([lane.title], x, middle, "b", anchor: "middle")
      if let subtitle = lane.subtitle { marks += words([subtitle], x, y + 35, "i", anchor: "middle") }
      marks += "\n"
    }
    y += Size.header + 14
  }

  private mutating func addBand(_ text: String, _ surface: String) {
    y += 10
    marks +=
      "<rect class=\"\(surface)\" x=\"\(Size.margin / 2)\" y=\"\(y)\" width=\"\(layout.width - Size.margin)\" "
      + "height=\"26\" rx=\"4\"/>\(words([text], Size.margin, y + 17, "b"))\n"
    y += 40
  }

  /// Says that time has passed.
  private mutating func tell(_ now: Int) {
    defer { time = now }
    guard let before = time, before != now else { return }
    y += 8
    marks +=
      "<line class=\"l\" x1=\"\(Size.margin / 2)\" y1=\"\(y)\" x2=\"\(layout.width - Size.margin / 2)\" y2=\"\(y)\"/>"
      + words(["t=\(now)"], Size.margin / 2, y + 16, "i o") + "\n"
    y += 22
  }

  private mutating func addArrow(_ from: Int, _ to: Int, _ line: SequenceDrawing.Line, _ lines: [String]) {
    let isRight = from < to
    let start = edge(from, right: isRight)
    let end = edge(to, right: !isRight)
    let first = y + 10
    y += lines.count * Size.line + 6
    marks += words(lines, (start + end) / 2, first, "o", anchor: "middle", isLabel: true)
    let style = line == .solid ? "m" : "d"
    let tip = isRight ? end - 1 : end + 1
    let back = isRight ? tip - 8 : tip + 8
    marks += "<line class=\"\(style)\" x1=\"\(start)\" y1=\"\(y)\" x2=\"\(back)\" y2=\"\(y)\"/>"
    switch line {
    case .solid, .dashed:
      marks +=
        "<polygon class=\"\(line == .solid ? "m" : "d w")\" points=\"\(tip),\(y) \(back),\(y - 4) \(back),\(y + 4)\"/>"
    case .lost:
      marks +=
        "<path class=\"m\" d=\"M\(back - 4) \(y - 5)l10 10m0 -10l-10 10\"/>"
    }
    y += 12
  }

  private mutating func addLoop(_ lane: Int, _ line: SequenceDrawing.Line, _ lines: [String]) {
    let x = edge(lane, right: true)
    let style = line == .solid ? "m" : "d"
    let height = max(14, lines.count * Size.line - 2)
    let right = x + Size.loop
    marks +=
      "<path class=\"\(style)\" d=\"M\(x) \(y + 2)H\(right - 6)q6 0 6 6v\(height - 12)q0 6 -6 6H\(x + 8)\"/>"
      + "<polygon class=\"m\" points=\"\(x + 1),\(y + 2 + height) \(x + 9),\(y - 2 + height) \(x + 9),\(y + 6 + height)\"/>"
    marks += words(lines, right + 8, y + 13, "o", isLabel: true)
    y += height + 16
  }

  private mutating func addNote(_ label: SequenceDrawing.Label, _ lane: Int, _ lines: [String]) {
    let width = SVGLayout.width(lines) + 18
    let height = lines.count * Size.line + 8
    let x = layout.lanes[lane]
    let surface =
      switch label.kind {
      case "state": "s"
      case "render": "r"
      case "error": "e"
      case _: "n"
      }
    marks +=
      "<rect class=\"\(surface)\" x=\"\(x - width / 2)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"4\"/>"
      + words(lines, x - width / 2 + 9, y + 15, nil, isLabel: true)
    y += height + 8
  }

  /// Where an arrow meets a lane: at the edge of what is active there.
  private func edge(_ lane: Int, right: Bool) -> Int {
    let depth = active[lane].count
    guard depth > 0 else { return layout.lanes[lane] }
    return right ? layout.lanes[lane] + Size.bar + (depth - 1) * Size.barStep : layout.lanes[lane] - Size.bar
  }

  // MARK: Words

  /// Lines of text, of which the first begins with the place of the event where they are a label.
  private func words(
    _ lines: [String], _ x: Int, _ y: Int, _ style: String?, anchor: String? = nil, isLabel: Bool = false
  ) -> String {
    let style = style.map { " class=\"\($0)\"" } ?? ""
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return lines.enumerated().map { index, line in
      // Not every font is as wide as it should be where the text is no plain Latin.
      let isPlain = line.utf8.allSatisfy { $0 < 0x80 }
      let columns = line.columnWidth
      let length =
        isPlain || columns == 0
        ? "" : " textLength=\"\(columns * 72 / 10)\" lengthAdjust=\"spacingAndGlyphs\""
      let text: String
      if isLabel, index == 0 {
        let place = line.prefix { $0 != " " }
        text = "<tspan class=\"i\">\(place)</tspan>\(escapedForXML(String(line.dropFirst(place.count))))"
      } else {
        text = escapedForXML(line)
      }
      return "<text\(style)\(anchor) x=\"\(x)\" y=\"\(y + index * Size.line)\"\(length)>\(text)</text>"
    }.joined()
  }
}
