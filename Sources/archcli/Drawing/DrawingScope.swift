import ArchTrace

/// What of a trace is drawn, and who gets a lane.
struct DrawingScope: Equatable, Sendable {
  /// What a lane stands for: the values of `--by`.
  enum Lanes: String, CaseIterable, Sendable {
    /// One participant.
    case participant
    /// All participants of a role; those whose role nobody told, of a type.
    case role
  }

  /// What a lane stands for.
  var lanes = Lanes.participant
  /// The steps that are drawn.
  var steps = StepRange.all
  /// The kinds of events that are drawn, by name; nil for all.
  var kinds: [String]?

  /// Whether an event is drawn.
  func contains(_ event: borrowing Event) -> Bool {
    steps.contains(event.id.step) && (kinds?.contains { ExactText.isSame($0, event.kind.name) } ?? true)
  }
}

/// What a trace has, noted while it streams by, to say what may be asked for where nothing was found.
struct TraceExtent {
  /// The steps that have events, as runs without a gap.
  private(set) var steps: [ClosedRange<Int>] = []
  /// The kinds of all events, in order of appearance.
  private(set) var kinds: [String] = []
  private var known: Set<ExactText> = []

  /// Notes an event.
  mutating func note(_ event: borrowing Event) {
    let step = event.id.step
    if let run = steps.last, step <= run.upperBound + 1 {
      steps[steps.count - 1] = run.lowerBound...max(step, run.upperBound)
    } else {
      steps.append(step...step)
    }
    let kind = event.kind.name
    if known.insert(ExactText(kind)).inserted { kinds.append(kind) }
  }

  /// `0–29, 31, 34–50`, at most a dozen runs of it.
  var stepText: String {
    let shown = steps.prefix(12).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    guard steps.count > 12, let last = steps.last else { return shown.joined(separator: ", ") }
    return shown.joined(separator: ", ") + ", … to \(last.upperBound)"
  }

  /// Why nothing is to be drawn in a scope.
  func nothing(in scope: DrawingScope, of trace: String) -> UsageError {
    if steps.isEmpty { return UsageError("\(quoted(trace)) has no events") }
    if let title = scope.steps.title, !steps.contains(where: { $0.contains(where: scope.steps.contains) }) {
      return UsageError(
        "no event in \(title) of \(quoted(trace)): it has events in the steps \(stepText) "
          + "(an expectation or a wait has none)")
    }
    let asked = scope.kinds ?? []
    if let wrong = unknownKind(in: scope, of: trace) { return wrong }
    let place = scope.steps.title.map { " in \($0)" } ?? ""
    return UsageError(
      "no event of the kind \(asked.joined(separator: ", "))\(place) of \(quoted(trace)) (it has \(kindText))"
    )
  }

  /// A kind that was asked for and is neither in the trace nor known, beside others that are.
  func unknownKind(in scope: DrawingScope, of trace: String) -> UsageError? {
    let usual = EventKind.known.map(\.name)
    guard let wrong = scope.kinds?.first(where: { !known.contains(ExactText($0)) && !usual.contains($0) })
    else {
      return nil
    }
    return UsageError(
      "there is no kind \(quoted(wrong)) in \(quoted(trace)) (it has \(kindText))",
      suggestion: nearest(to: wrong, among: kinds + usual.filter { !known.contains(ExactText($0)) }))
  }

  private var kindText: String {
    let shown = kinds.prefix(30).map { escapedForTerminal($0) }.joined(separator: ", ")
    return kinds.count > 30 ? "\(shown), and \(kinds.count - 30) more" : shown
  }
}
