/// Where everything of an SVG drawing goes across: lanes stand as near to each other as what is written between them
/// allows. All lengths are whole pixels, so that no machine writes them otherwise.
struct SVGLayout {
  /// Lengths that the drawing is made of.
  enum Size {
    /// How wide a column of text is taken to be, in tenths of a pixel: a little more than any usual font needs.
    static let tenthsOfColumn = 74
    /// From one line of text to the next.
    static let line = 15
    static let margin = 24
    static let header = 44
    /// Half the width of an activation, and how far the next within it stands to the right.
    static let bar = 5, barStep = 4
    /// How wide the loop of a message to itself is.
    static let loop = 26
  }

  /// How many columns a line of a message, of a note, and how many lines of a message there are at most.
  static let messageColumns = 40, noteColumns = 44, lineCount = 3

  /// The middle of each lane.
  let lanes: [Int]
  /// The width of each lane's header.
  let headers: [Int]
  /// The width of the drawing.
  let width: Int
  /// The lines of each item that has some.
  let lines: [[String]]

  /// Finds the places.
  init(_ drawing: SequenceDrawing) {
    headers = drawing.lanes.map { lane in
      max(64, 24 + Self.width([lane.title, lane.subtitle ?? ""]))
    }
    lines = drawing.items.map(Self.lines)
    var needs = Self.headerNeeds(headers)
    var before = headers.first.map { $0 / 2 } ?? 0
    var after = headers.last.map { $0 / 2 } ?? 0
    let last = drawing.lanes.count - 1
    var depth = [Int](repeating: 0, count: drawing.lanes.count)
    for (item, lines) in zip(drawing.items, lines) {
      switch item {
      case .step: break
      case .activate(let lane): depth[lane] += 1
      case .deactivate(let lane): depth[lane] -= 1
      case .note(_, let lane):
        let half = Self.width(lines) / 2 + 12
        if lane > 0 { Self.raise(&needs[lane - 1], lane, half + 12 + depth[lane - 1] * Size.barStep) }
        if lane == 0 { before = max(before, half) }
        if lane == last { after = max(after, half) } else { Self.raise(&needs[lane], lane + 1, half + 12) }
      case .message(_, let from, let to, _):
        let (left, right) = (min(from, to), max(from, to))
        let bars = depth[left] * Size.barStep + Size.bar
        if left < right {
          Self.raise(&needs[left], right, Self.width(lines) + 28 + bars)
        } else {
          let need = Size.loop + 12 + Self.width(lines) + bars
          if left == last { after = max(after, need) } else { Self.raise(&needs[left], left + 1, need + 12) }
        }
      }
    }
    var places = [Int](repeating: 0, count: drawing.lanes.count)
    if !places.isEmpty { places[0] = Size.margin + before }
    for lane in places.indices {
      for (later, need) in needs[lane] { places[later] = max(places[later], places[lane] + need) }
    }
    lanes = places
    let steps = drawing.items.map { if case .step(let step) = $0 { Self.width([step.text]) + 24 } else { 0 } }
    let title = Self.width([drawing.title]) * 5 / 4
    let flaw = drawing.flaw.map { Self.width([$0]) + 200 } ?? 0
    width = max((places.last ?? 0) + after, max(title, flaw, steps.max() ?? 0) + Size.margin) + Size.margin
  }

  /// How wide lines are.
  static func width(_ lines: [String]) -> Int {
    ((lines.map(\.columnWidth).max() ?? 0) * Size.tenthsOfColumn + 9) / 10
  }

  private static func lines(_ item: SequenceDrawing.Item) -> [String] {
    switch item {
    case .message(let label, _, _, _):
      SVGText.lines(label.text, columns: messageColumns, count: lineCount)
    case .note(let label, _):
      SVGText.lines(label.text, columns: noteColumns, count: lineCount)
        + label.changes.map { SVGText.lines($0, columns: noteColumns, count: 1).joined() }
    case .step, .activate, .deactivate: []
    }
  }

  /// For each lane, how far away later ones must be.
  private static func headerNeeds(_ headers: [Int]) -> [[Int: Int]] {
    headers.indices.map { lane in
      lane + 1 < headers.count ? [lane + 1: (headers[lane] + headers[lane + 1]) / 2 + 16] : [:]
    }
  }

  private static func raise(_ needs: inout [Int: Int], _ lane: Int, _ need: Int) {
    needs[lane] = max(needs[lane] ?? 0, need)
  }
}
