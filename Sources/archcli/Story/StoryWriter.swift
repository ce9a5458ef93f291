import ArchTrace

/// Tells a run as a story: step by step, every hop indented under its cause, what changed from what to what, the
/// screen after the step, and a summary.
final class StoryWriter: TraceSink {
  private let out: Output
  private let columns: Int
  private let tellsSummary: Bool
  private var depths: [EventID: Int] = [:]
  private var summary = TraceSummary()
  private var step = -1
  private var time = -1
  private var screen: [String]?
  private var lives: (kind: EventKind, depth: Int, from: String, names: [String])?

  /// Makes a teller.
  /// - Parameters:
  ///   - columns: How wide a line may be.
  ///   - tellsSummary: Whether the summary closes the story.
  init(_ out: Output, columns: Int, tellsSummary: Bool) {
    self.out = out
    self.columns = columns
    self.tellsSummary = tellsSummary
  }

  func begin(_ header: TraceHeader) {
    let name = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    out.writeLine(out.palette.paint(escapedForTerminal("\(name)  \(header.scenario)"), .heading))
  }

  func receive(_ event: borrowing Event) {
    let event = copy event
    summary.count(event)
    if event.id.step != step { begin(step: event) }
    let depth = event.cause.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    depths[event.id] = depth
    switch event.kind {
    case .screen: screen = event.value?.lines
    case .create, .destroy: gather(event, depth)
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .render,
      .navigate, .request, .response, .timer, .error, .other:
      tellLives()
      tell(event, depth)
    }
  }

  func end(_ footer: TraceFooter) {
    endStep()
    guard tellsSummary else { return }
    out.writeLine()
    out.writeLine(out.palette.paint("Summary", .heading))
    for (name, text) in lines() { out.writeLine("  \(name.padded(to: 18))\(text)") }
  }

  private func lines() -> [(String, String)] {
    let largest = summary.largestHops.map { ", largest \($0.hops) (step \($0.step))" } ?? ""
    return [
      ("events", "\(summary.events)"),
      ("actions", "\(summary.actions)"),
      ("hops per action", "median \(summary.medianHops)\(largest)"),
      ("state changes", "\(summary.stateChanges)"),
      ("notifications", "\(summary.notifications)"),
      ("renders", "\(summary.renders)"),
      ("requests", "\(summary.requests)"),
      ("errors", "\(summary.errors)"),
    ]
  }

  // MARK: Steps

  private func begin(step event: Event) {
    endStep()
    step = event.id.step
    time = event.time
    out.writeLine()
    let title = "\(event.id)  \(ValueText.call(event.name ?? "", event.value))"
    out.writeLine(out.palette.paint(title.cut(to: columns - 12), .heading) + "  t=\(event.time)")
  }

  private func endStep() {
    tellLives()
    guard let lines = screen else { return }
    screen = nil
    let width = columns - 10
    out.writeLine("        ┌" + String(repeating: "─", count: 24))
    for line in lines { out.writeLine("        │ " + escapedForTerminal(line).cut(to: width)) }
    out.writeLine("        └" + String(repeating: "─", count: 24))
  }

  // MARK: Events

  private func tell(_ event: Event, _ depth: Int) {
    var place = "\(event.id)".padded(to: 8)
    if event.time != time {
      time = event.time
      out.writeLine(out.palette.paint("        t=\(time)", .subdued))
    }
    place += String(repeating: "  ", count: depth)
    guard event.changes.count > 1 else {
      return out.writeLine((place + EventText.line(event)).cut(to: columns))
    }
    out.writeLine((place + "\(escapedForTerminal(event.from))  \(EventText.kind(event))").cut(to: columns))
    let indent = String(repeating: " ", count: 10 + 2 * depth)
    for change in event.changes { out.writeLine((indent + ValueText.text(change)).cut(to: columns)) }
  }

  /// Births and deaths come in groups, and a group is one line.
  private func gather(_ event: Event, _ depth: Int) {
    let name = event.kind == .create ? event.to ?? event.from : event.from
    let from = event.kind == .create ? event.from : ""
    if let lives, lives.kind == event.kind, lives.depth == depth, lives.from == from {
      self.lives?.names.append(name)
    } else {
      tellLives()
      lives = (event.kind, depth, from, [name])
    }
  }

  private func tellLives() {
    guard let lives else { return }
    self.lives = nil
    let who = lives.from.isEmpty ? "" : "\(escapedForTerminal(lives.from))  "
    let names = lives.names.map { escapedForTerminal($0) }.joined(separator: ", ")
    let line = "        " + String(repeating: "  ", count: lives.depth) + "\(who)\(lives.kind.name)  \(names)"
    out.writeLine(out.palette.paint(line.cut(to: columns), .subdued))
  }
}

extension TraceValue {
  /// The lines of a screen.
  var lines: [String] {
    guard case .array(let values) = self else { return [] }
    return values.map { if case .string(let line) = $0 { line } else { $0.json } }
  }
}
