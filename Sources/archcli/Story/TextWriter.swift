import ArchTrace

/// Writes a trace as lines for a person, every event indented under its cause.
final class TextWriter: TraceSink {
  private let out: Output
  private var depths: [EventID: Int] = [:]
  /// The line that is being put together; empty between events.
  private var line = ""

  init(_ out: Output) { self.out = out }

  func begin(_ header: TraceHeader) {
    let name = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    out.writeLine(escapedForTerminal("\(name)  \(header.scenario)"))
  }

  func receive(_ event: borrowing Event) {
    let event = copy event
    let depth = event.cause.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    depths[event.id] = depth
    line += "\(event.id)".padded(to: 8)
    line += "t=\(event.time)".padded(to: 10)
    line.append(spaces: 2 * depth)
    EventText.write(event, to: &line)
    out.writeLine(line)
    line.removeAll(keepingCapacity: true)
    guard event.kind == .screen, case .array(let lines)? = event.value else { return }
    for case .string(let line) in lines {
      out.writeLine("                  │ " + escapedForTerminal(line))
    }
  }

  func end(_ footer: TraceFooter) { out.writeLine("\(footer.events) events, \(footer.steps) steps") }
}
