import ArchTrace

/// Writes a trace as lines for a person, every event indented under its cause.
final class TextWriter: TraceSink {
  private let out: Output
  private var depths = EventDepths()
  /// The line that is being put together; empty between events.
  private var line = TextLine()

  init(_ out: Output) { self.out = out }

  func begin(_ header: TraceHeader) {
    let name = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    out.writeLine(escapedForTerminal("\(name)  \(header.scenario)"))
    for cut in header.cuts { out.writeLine(escapedForTerminal("cut: \(cut.text)")) }
  }

  func receive(_ event: borrowing Event) {
    let event = copy event
    let depth = depths.add(event)
    line.append("\(event.id)".padded(to: 8))
    line.append("t=\(event.time)".padded(to: 10))
    let indent = EventDepths.indent(depth)
    line.append(spaces: indent.columns)
    line.append(indent.mark)
    EventText.write(event, to: &line)
    out.write(&line)
    guard event.kind == .screen, case .array(let lines)? = event.value else { return }
    for case .string(let line) in lines {
      out.writeLine("                  │ " + escapedForTerminal(line))
    }
  }

  func end(_ footer: TraceFooter) { out.writeLine("\(footer.events) events, \(footer.steps) steps") }
}
