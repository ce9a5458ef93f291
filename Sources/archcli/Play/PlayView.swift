import ArchTrace

extension PlayModel {
  /// All that is shown.
  var frame: Frame {
    let smallest = PlayLayout.smallest
    guard size.columns >= smallest.columns, size.rows >= smallest.rows else { return tooSmall }
    var canvas = Canvas(size)
    canvas.put(titleLine.cut(to: size.columns), row: 0)
    drawPaneTitles(on: &canvas)
    drawPanes(on: &canvas)
    drawOverlay(on: &canvas)
    drawLastRows(on: &canvas)
    return canvas.frame
  }

  private var tooSmall: Frame {
    let smallest = PlayLayout.smallest
    let text =
      "too small: \(smallest.columns)×\(smallest.rows) are needed, this is \(size.columns)×\(size.rows); q quits"
    var canvas = Canvas(size)
    for (row, line) in text.folded(to: size.columns).prefix(size.rows).enumerated() {
      canvas.put(StyledText(line).cut(to: size.columns), row: row)
    }
    return canvas.frame
  }

  // MARK: Titles

  private var titleLine: StyledText {
    var line = StyledText(" " + escapedForTerminal(title), .heading)
    if let event {
      let start = recording.events[recording.stepStart(of: cursor)]
      let later = time > event.time ? " (+\(time - event.time))" : ""
      line.append("  t=\(event.time)\(later)  \(cursor + 1)/\(recording.events.count)")
      if isByHand { line.append("  by hand\(isUnwritten ? "*" : "")", .changed) }
      if isPlaying { line.append("  ▶ \(Self.speeds[speed])/s", .passed) }
      let (step, steps) = (start.id.step, recording.footer.steps)
      let number = step > steps ? "after step \(steps)" : "step \(step)/\(steps)"
      line.append("  \(number) \(ValueText.call(start.name ?? "", start.value))", .subdued)
    } else {
      line.append("  no events")
    }
    return line
  }

  private func drawPaneTitles(on canvas: inout Canvas) {
    let layout = layout
    guard layout.isWide, let screen = layout.screen, let trace = layout.trace, let state = layout.state else {
      var line = StyledText(" ")
      for pane in Pane.allCases { line = line + label(pane) + StyledText("  ") }
      return canvas.put((line + StyledText(detail(of: focus), .subdued)).cut(to: size.columns), row: 1)
    }
    canvas.put(heading(.screen, columns: screen.columns), row: 1)
    canvas.put(heading(.trace, columns: trace.columns), row: 1, column: trace.column)
    canvas.put(heading(.state, columns: state.columns), row: state.row - 1)
  }

  /// A pane's name; the chosen one has a mark.
  private func label(_ pane: Pane) -> StyledText {
    let isChosen = pane == focus
    return StyledText(isChosen ? "▸\(pane.title)" : " \(pane.title)", isChosen ? .heading : .subdued)
  }

  private func heading(_ pane: Pane, columns: Int) -> StyledText {
    let line = StyledText("─", .subdued) + label(pane) + StyledText(" " + detail(of: pane) + " ", .subdued)
    let rest = max(0, columns - line.columnWidth)
    return (line + StyledText(String(repeating: "─", count: rest), .subdued)).cut(to: columns)
  }

  /// What is said beside a pane's name.
  private func detail(of pane: Pane) -> String {
    switch pane {
    case .screen:
      guard let sight = recording.events.isEmpty ? nil : recording.sight(at: cursor) else {
        return "none yet"
      }
      let since = sight.rendersSince
      return "t=\(sight.time)" + (since > 0 ? ", \(since) render\(since == 1 ? "" : "s") not shown yet" : "")
    case .trace:
      guard let search else { return "" }
      return "/\(search.text): \(search.places.count)"
    case .state:
      guard let event else { return "" }
      let start = recording.events[recording.stepStart(of: cursor)].id
      return "after \(event.id)"
        + (showsDiff ? ", what differs from before step \(start) (d: all)" : " (d: what differs)")
    }
  }

  // MARK: Panes

  private func drawPanes(on canvas: inout Canvas) {
    let layout = layout
    if let area = layout.screen { draw(screenLines(), .screen, area, on: &canvas) }
    if let area = layout.state { draw(stateLines().lines, .state, area, on: &canvas) }
    if let area = layout.trace {
      let places = traceTop..<min(traceTop + area.rows, recording.events.count)
      let causes = recording.events.isEmpty ? [] : recording.chain(of: cursor)
      for (row, place) in places.enumerated() {
        canvas.put(traceLine(place, causes, area), row: area.row + row, column: area.column)
      }
    }
    if layout.isWide, let screen = layout.screen {
      for row in 0..<screen.rows {
        canvas.put(StyledText("│", .subdued), row: screen.row + row, column: screen.columns)
      }
    }
  }

  private func draw(_ lines: [StyledText], _ pane: Pane, _ area: PlayLayout.Area, on canvas: inout Canvas) {
    let top = max(0, min(top(of: pane), lines.count - area.rows))
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      let text = line.dropping(columns: lefts[pane, default: 0]).cut(to: area.columns)
      canvas.put(text, row: area.row + row, column: area.column)
    }
  }

  // MARK: The last rows

  private func drawLastRows(on canvas: inout Canvas) {
    let row = size.rows - 2
    if case .asking(let question) = mode {
      let label = StyledText(" " + question.label, .heading).cut(to: size.columns - 10)
      let shown = question.field.shown(columns: size.columns - label.columnWidth)
      canvas.put(label + StyledText(shown.text), row: row)
      canvas.caret = (row, label.columnWidth + shown.caret)
      let hint = notice ?? "Enter does it   Esc leaves it"
      return canvas.put(
        StyledText(" " + hint, notice == nil ? .subdued : .changed).cut(to: size.columns), row: row + 1)
    }
    if let notice {
      canvas.put(StyledText(" " + notice, .changed).cut(to: size.columns), row: row)
    } else if let event {
      canvas.put((StyledText(" ") + Self.summary(event)).cut(to: size.columns), row: row)
    }
    canvas.put(StyledText(" " + hints, .subdued).cut(to: size.columns), row: row + 1)
  }

  /// An event in a line.
  private static func summary(_ event: Event) -> StyledText {
    StyledText("\(event.id)", .heading) + StyledText("  " + EventText.line(event))
  }

  private var hints: String {
    switch mode {
    case .moving, .asking:
      // The last two are the way out: they stay where there is no room for all.
      let all = KeyBinding.all.compactMap(\.hint)
      let last = all.suffix(2).joined(separator: "  ")
      var line = ""
      for hint in all.dropLast(2) {
        guard line.columnWidth + hint.columnWidth + 2 + last.columnWidth < size.columns - 1 else { break }
        line += hint + "  "
      }
      return line + last
    case .choosing: return "type a part of it   ↑ ↓ choose   Enter does it   Esc leaves it"
    case .reading: return "j k scroll   Esc back"
    }
  }
}

extension PlayModel.Pane {
  fileprivate var title: String {
    switch self {
    case .screen: "Screen"
    case .trace: "Trace"
    case .state: "State"
    }
  }
}

/// A frame being drawn: rows of parts, of which a later one is put over an earlier one of the same column.
struct Canvas {
  /// Where the cursor is to be seen.
  var caret: (row: Int, column: Int)?
  private var rows: [[Frame.Part]]

  init(_ size: TerminalSize) { rows = Array(repeating: [], count: max(0, size.rows)) }

  /// Puts a text at a place. It must end before the next part begins.
  mutating func put(_ text: StyledText, row: Int, column: Int = 0) {
    guard rows.indices.contains(row) else { return }
    rows[row].removeAll { $0.column == column }
    rows[row].append(Frame.Part(column: column, text: text))
    rows[row].sort { $0.column < $1.column }
  }

  /// Clears an area, from its column to the end of the rows.
  mutating func clear(_ area: PlayLayout.Area) {
    for row in area.row..<area.row + area.rows where rows.indices.contains(row) {
      rows[row].removeAll { $0.column >= area.column }
    }
  }

  /// The frame.
  var frame: Frame { Frame(rows: rows, caret: caret) }
}
