/// Cuts a diagram into parts that are not too long, where possible between steps.
struct MermaidCutter {
  /// A line of a diagram.
  enum Line: Equatable {
    /// As it is written.
    case line(String)
    /// A note across all lanes of the part.
    case across(String)

    var size: Int {
      switch self {
      case .line(let text): text.utf16.count
      case .across(let text): text.utf16.count + 40
      }
    }
  }

  /// A diagram without its frame.
  struct Part {
    /// Its lines.
    var lines: [Line] = []
    /// The lanes that it needs.
    var lanes: Set<Int> = []
    /// Its first and last step.
    var steps: ClosedRange<Int>?
    /// Whether it begins within a step.
    var isContinued = false
    fileprivate var size = 0
    /// Who is active at its end, the innermost last.
    fileprivate var active: [Int] = []

    /// `steps 4–7`, `step 4 continued`.
    var title: String {
      guard let steps else { return "events" }
      let step =
        steps.count == 1 ? "step \(steps.lowerBound)" : "steps \(steps.lowerBound)–\(steps.upperBound)"
      return step + (isContinued ? ", of which step \(steps.lowerBound) began before" : "")
    }
  }

  private let room: Int
  private var parts: [Part] = []
  private var part = Part()
  /// Where the step that is being added begins in the part, to take it out again; nil where it is all of the part.
  private var stepStart: (part: Part, lineCount: Int)?
  private var step: [(item: SequenceDrawing.Item, lines: MermaidLines)] = []

  /// Makes a cutter.
  /// - Parameter room: How many characters a part may have.
  init(room: Int) { self.room = room }

  /// Adds an item.
  /// - Parameter declarations: The lines that declare the lanes.
  mutating func add(_ item: SequenceDrawing.Item, _ lines: MermaidLines, _ declarations: [String]) {
    if case .step = item {
      stepStart = part.lines.isEmpty ? nil : (part, part.lines.count)
      // Without the lines, which are still in the part: a second reference would have them copied.
      stepStart?.part.lines = []
      step = []
    }
    step.append((item, lines))
    if put(item, lines, declarations) { return }
    if var start = stepStart {
      // The step begins the next part.
      start.part.lines = Array(part.lines[..<start.lineCount])
      parts.append(start.part)
      self.stepStart = nil
      part = Part()
      for (item, lines) in step where !put(item, lines, declarations) { cut(item, lines, declarations) }
    } else {
      cut(item, lines, declarations)
    }
  }

  /// Adds a note across all lanes at the end.
  mutating func addAcross(_ text: String) {
    part.lines.append(.across(text))
  }

  /// The parts.
  mutating func finish() -> [Part] { parts + [part] }

  /// Puts an item into the part.
  /// - Returns: False where there is no room for it.
  private mutating func put(
    _ item: SequenceDrawing.Item, _ lines: MermaidLines, _ declarations: [String]
  ) -> Bool {
    let newLanes = Set(lines.lanes).subtracting(part.lanes)
    let size =
      lines.lines.reduce(0) { $0 + $1.size } + newLanes.reduce(0) { $0 + declarations[$1].utf16.count }
    // Whoever is active can be ended here.
    let closing = (part.active.count + 1) * Self.activationSize
    guard part.size + size + closing <= room || part.lines.isEmpty else { return false }
    part.size += size
    part.lines += lines.lines
    if !newLanes.isEmpty { part.lanes.formUnion(newLanes) }
    switch item {
    case .step(let step): part.steps = (part.steps?.lowerBound ?? step.number)...step.number
    case .activate(let lane): part.active.append(lane)
    case .deactivate: part.active.removeLast()
    case .message, .note: break
    }
    return true
  }

  /// Ends the part within a step and begins the next, in which the same lanes are active.
  private mutating func cut(
    _ item: SequenceDrawing.Item, _ lines: MermaidLines, _ declarations: [String]
  ) {
    let active = part.active
    for lane in active.reversed() { part.lines.append(.line(MermaidLines.activation(lane, begins: false))) }
    let last = part.steps?.upperBound
    parts.append(part)
    part = Part()
    part.isContinued = true
    part.steps = last.map { $0...$0 }
    for lane in active {
      let item = SequenceDrawing.Item.activate(lane)
      _ = put(item, MermaidLines(item), declarations)
    }
    _ = put(item, lines, declarations)
  }

  private static let activationSize = 24
}
