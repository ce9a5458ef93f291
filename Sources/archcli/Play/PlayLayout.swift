/// Where the panes are in a terminal of some size: side by side where there is room, else the chosen one alone.
struct PlayLayout: Equatable {
  /// A rectangle of the terminal.
  struct Area: Equatable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int
  }

  /// Where each pane's content is; nil where the pane is not shown.
  private(set) var screen: Area?
  private(set) var trace: Area?
  private(set) var state: Area?
  /// What is between the title and the last two rows: for what lies over the panes.
  let body: Area
  /// Whether the panes are side by side.
  let isWide: Bool

  /// The smallest terminal that can be used.
  static let smallest = TerminalSize(columns: 40, rows: 10)

  /// Lays out the panes.
  init(_ size: TerminalSize, focus: PlayModel.Pane, isZoomed: Bool) {
    // The title, the titles of the panes; what is said, the hints.
    body = Area(column: 0, row: 2, columns: size.columns, rows: max(0, size.rows - 4))
    isWide = size.columns >= 60 && size.rows >= 14 && !isZoomed
    guard isWide else {
      switch focus {
      case .screen: screen = body
      case .trace: trace = body
      case .state: state = body
      }
      return
    }
    let stateRows = max(3, min(14, body.rows * 3 / 10))
    let upper = body.rows - stateRows - 1
    let left = min(60, size.columns * 9 / 20)
    screen = Area(column: 0, row: 2, columns: left, rows: upper)
    trace = Area(column: left + 1, row: 2, columns: size.columns - left - 1, rows: upper)
    state = Area(column: 0, row: 2 + upper + 1, columns: size.columns, rows: stateRows)
  }

  /// Where a pane's content is; nil where the pane is not shown.
  func area(of pane: PlayModel.Pane) -> Area? {
    switch pane {
    case .screen: screen
    case .trace: trace
    case .state: state
    }
  }
}

extension PlayModel {
  /// Where the panes are.
  var layout: PlayLayout { PlayLayout(size, focus: focus, isZoomed: isZoomed) }

  /// How many rows a page has.
  var pageRows: Int {
    switch mode {
    case .moving: max(1, (layout.area(of: focus)?.rows ?? 2) - 1)
    case .asking, .choosing, .reading: max(1, layout.body.rows - 1)
    }
  }

  /// How many lines a pane's content has, and how many of them are in sight.
  func extent(of pane: Pane) -> (lines: Int, rows: Int) {
    let rows = layout.area(of: pane)?.rows ?? 0
    switch pane {
    case .screen: return (screenLines().count, rows)
    case .trace: return (recording.events.count, rows)
    case .state: return (stateLines().lines.count, rows)
    }
  }

  /// The first line of a pane that is in sight.
  func top(of pane: Pane) -> Int {
    switch pane {
    case .trace: return traceTop
    case .screen: return tops[.screen] ?? 0
    case .state:
      if let top = tops[.state] { return top }
      // What this event, or else this step, has changed is to be seen.
      let (lines, interesting) = stateLines()
      let rows = layout.state?.rows ?? 0
      guard let interesting, interesting.last >= rows else { return 0 }
      return max(0, min(interesting.first - 1, lines.count - rows))
    }
  }

  /// Scrolls the trace so that the event is in sight, with something around it.
  mutating func keepInSight() {
    let rows = layout.trace?.rows ?? 0
    guard rows > 0 else { return }
    let margin = min(3, (rows - 1) / 2)
    traceTop = min(traceTop, cursor - margin)
    traceTop = max(traceTop, cursor + margin - rows + 1)
    traceTop = max(0, min(traceTop, recording.events.count - rows))
  }
}
