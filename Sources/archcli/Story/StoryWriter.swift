import ArchTrace

/// Tells a run as a story: step by step, every hop indented under its cause, what changed from what to what, the
/// screen after the step, and a summary.
final class StoryWriter: TraceSink {
  private let out: Output
  private let columns: Int
  private let tellsSummary: Bool
  private var depths = EventDepths()
  private var summary = TraceSummary()
  private var step = -1
  private var time = -1
  private var screen: TraceValue?
  /// The line that is being put together; empty between lines.
  private var line = TextLine()
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
    for cut in header.cuts { out.writeLine(escapedForTerminal("cut: \(cut.text)")) }
  }

  func receive(_ event: borrowing Event) {
    let event = copy event
    summary.count(event)
    if event.id.step != step { begin(step: event) }
    let depth = depths.add(event)
    switch event.kind {
    case .screen: screen = event.value
    case .create, .destroy: gather(event, depth)
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .render,
      .read, .navigate, .request, .response, .timer, .error, .other:
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
      ("ignored inputs", "\(summary.ignoredInputs)"),
      ("errors", "\(summary.errors)"),
    ]
  }

  // MARK: Steps

  private func begin(step event: Event) {
    endStep()
    step = event.id.step
    time = event.time
    out.writeLine()
    var title = TextLine()
    title.append("\(event.id)  ")
    title.append(EventText.title(of: event))
    out.writeLine(out.palette.paint(title.text.cut(to: columns - 12), .heading) + "  t=\(event.time)")
  }

  private func endStep() {
    tellLives()
    guard let screen else { return }
    self.screen = nil
    let width = columns - 10
    out.writeLine("        ┌────────────────────────")
    for text in screen.lines {
      out.write("        │ ")
      line.append(escaped: text)
      out.write(&line, cutTo: width)
    }
    out.writeLine("        └────────────────────────")
  }

  // MARK: Events

  private func tell(_ event: Event, _ depth: Int) {
    if event.time != time {
      time = event.time
      out.writeLine(out.palette.paint("        t=\(time)", .subdued))
    }
    line.append(event.id.step)
    if event.id.index > 0 {
      line.append(".")
      line.append(event.id.index)
    }
    let indent = EventDepths.indent(depth)
    line.append(spaces: max(0, 8 - line.count) + indent.columns)
    line.append(indent.mark)
    guard event.changes.count > 1 else {
      EventText.write(event, to: &line)
      return out.write(&line, cutTo: columns)
    }
    EventText.write(whoOf: event, to: &line)
    line.append(EventText.kind(event))
    out.write(&line, cutTo: columns)
    for change in event.changes {
      line.append(spaces: 10 + indent.columns)
      ValueText.write(change, to: &line)
      out.write(&line, cutTo: columns)
    }
  }

  /// Births and deaths come in groups, and a group is one line.
  private func gather(_ event: Event, _ depth: Int) {
    let name = event.kind == .create ? event.to ?? event.from : event.from
    let from = event.kind == .create ? event.from : ""
    // The names are not bound: a second reference would have them copied for each that is put behind them.
    if lives?.kind == event.kind, lives?.depth == depth, ExactText.isSame(lives?.from, from) {
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
    let indent = EventDepths.indent(lives.depth)
    let line =
      "        " + String(repeating: " ", count: indent.columns)
      + "\(indent.mark)\(who)\(lives.kind.name)  \(names)"
    out.writeLine(out.palette.paint(line.cut(to: columns), .subdued))
  }
}

extension TraceValue {
  /// The lines of a screen.
  var lines: [String] {
    guard case .array(let values) = self else { return [] }
    return values.map { if case .string(let line) = $0 { line } else { $0.canonical.json } }
  }
}
