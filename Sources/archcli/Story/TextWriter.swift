import ArchTrace

/// Writes a trace as lines for a person, every event indented under its cause.
final class TextWriter: TraceSink {
  private let out: Output
  private var depths: [EventID: Int] = [:]

  init(_ out: Output) { self.out = out }

  func begin(_ header: TraceHeader) {
    let name = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    out.writeLine(escapedForTerminal("\(name)  \(header.scenario)"))
  }

  func receive(_ event: borrowing Event) {
    let event = copy event
    let depth = event.cause.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    depths[event.id] = depth
    let place = "\(event.id)".padded(to: 8) + "t=\(event.time)".padded(to: 10)
    out.writeLine(place + String(repeating: "  ", count: depth) + EventText.line(event))
    guard event.kind == .screen, case .array(let lines)? = event.value else { return }
    for case .string(let line) in lines {
      out.writeLine(String(repeating: " ", count: 18) + "│ " + escapedForTerminal(line))
    }
  }

  func end(_ footer: TraceFooter) { out.writeLine("\(footer.events) events, \(footer.steps) steps") }
}
