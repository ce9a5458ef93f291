import ArchTrace

/// What lies over the panes: what can be done, help, an event in full.
extension PlayModel {
  func drawOverlay(on canvas: inout Canvas) {
    switch mode {
    case .moving, .asking: break
    case .choosing(let menu): draw(menu, on: &canvas)
    case .reading(let page): draw(page, on: &canvas)
    }
  }

  // MARK: What can be done

  private func draw(_ menu: ControlMenu, on canvas: inout Canvas) {
    let layout = layout
    // Beside the screen, which it is about.
    let area = layout.trace.flatMap { layout.isWide ? $0 : nil } ?? layout.body
    canvas.clear(
      PlayLayout.Area(column: area.column, row: area.row - 1, columns: area.columns, rows: area.rows + 1))
    let when = menu.moment.after.map { "\($0) ms after step \(menu.moment.steps)" } ?? "when all is quiet"
    canvas.put(
      StyledText("─ What to do, \(when) ", .heading).cut(to: area.columns), row: area.row - 1,
      column: area.column)
    let shown = menu.filter.shown(columns: area.columns - 3)
    canvas.put(StyledText(" ? ", .heading) + StyledText(shown.text), row: area.row, column: area.column)
    canvas.caret = (area.row, area.column + 3 + shown.caret)

    let items = menu.matching
    let rows = area.rows - 1
    let top = max(0, min(menu.selected - rows / 2, items.count - rows))
    let width = min(area.columns / 2, 2 + (items.map { $0.title.columnWidth }.max() ?? 0))
    for (row, item) in items.dropFirst(top).prefix(rows).enumerated() {
      let isSelected = top + row == menu.selected
      var line = StyledText((isSelected ? " ▸ " : "   ") + item.title.cut(to: width).padded(to: width))
      line.append("  " + escapedForTerminal(item.shown))
      if !item.isEffective { line = (line + StyledText("  (nothing comes of it)")).all(.subdued) }
      line = line.cut(to: area.columns)
      if isSelected { line = line.padded(to: area.columns).all(.selected) }
      canvas.put(line, row: area.row + 1 + row, column: area.column)
    }
    if items.isEmpty {
      canvas.put(StyledText("   nothing is called so", .subdued), row: area.row + 1, column: area.column)
    }
  }

  // MARK: Pages

  private func draw(_ page: Page, on canvas: inout Canvas) {
    let area = layout.body
    canvas.clear(PlayLayout.Area(column: 0, row: 1, columns: size.columns, rows: area.rows + 1))
    let end = min(page.top + area.rows, page.lines.count)
    let range = page.lines.count > area.rows ? "  lines \(page.top + 1)–\(end) of \(page.lines.count)" : ""
    canvas.put(
      (StyledText("─ \(page.title) ", .heading) + StyledText(range, .subdued)).cut(to: size.columns), row: 1)
    for (row, line) in page.lines.dropFirst(page.top).prefix(area.rows).enumerated() {
      canvas.put(line.cut(to: size.columns), row: area.row + row)
    }
  }

  /// The event in full, with its causes and effects.
  func details() -> Page {
    guard let event else { return Page(title: "", lines: []) }
    var lines: [StyledText] = []
    func add(_ text: String, _ role: TextRole? = nil, indent: Int = 1) {
      for line in text.folded(to: size.columns - indent - 1) {
        lines.append(StyledText(String(repeating: " ", count: indent)) + StyledText(line, role))
      }
    }
    func list(_ title: String, _ places: some Sequence<Int>) {
      var isFirst = true
      for place in places {
        if isFirst {
          add("")
          add(title, .heading)
        }
        isFirst = false
        let event = recording.events[place]
        add("\(event.id)  \(EventText.line(event))", indent: 3)
      }
    }
    if event.changes.count > 1 {
      add("\(escapedForTerminal(event.from))  \(EventText.kind(event))")
      for change in event.changes { add(ValueText.text(change), indent: 3) }
    } else {
      add(EventText.line(event))
    }
    for line in event.kind == .screen ? event.value?.lines ?? [] : [] {
      add(escapedForTerminal(line), indent: 3)
    }
    if let file = event.file {
      add("sent at \(escapedForTerminal(file))\(event.line.map { ":\($0)" } ?? "")")
    }
    for member in event.extra { add("\(escapedForTerminal(member.key)): \(ValueText.text(member.value))") }
    list("caused by", recording.chain(of: cursor))
    list(
      "led to",
      sequence(state: recording.firstEffect(of: cursor)) { next -> Int? in
        defer { next = next.flatMap { self.recording.nextSibling(of: $0) } }
        return next
      })
    return Page(title: "\(event.id)  t=\(event.time)", lines: lines)
  }
}

extension PlayModel.Page {
  /// The keys.
  static let help: PlayModel.Page = {
    var lines: [StyledText] = []
    let width = 2 + (KeyBinding.all.map { $0.name.columnWidth }.max() ?? 0)
    for group in KeyBinding.groups {
      if !lines.isEmpty { lines.append(StyledText()) }
      lines.append(StyledText(" \(group.title)", .heading))
      for binding in group.bindings {
        lines.append(StyledText("   " + binding.name.padded(to: width) + binding.title))
      }
    }
    lines += [
      StyledText(), StyledText(" Marks", .heading),
      StyledText("   " + "▸".padded(to: width) + "the event; in the state, what it has changed"),
      StyledText("   " + "↑ ↓".padded(to: width) + "its causes, and what it led to at once"),
      StyledText("   " + "/".padded(to: width) + "has what was searched for"),
      StyledText(
        "   " + "+ - ~".padded(to: width) + "came, went, changed: since the step began; on the screen, is new"
      ),
    ]
    return PlayModel.Page(title: "Keys", lines: lines)
  }()
}
