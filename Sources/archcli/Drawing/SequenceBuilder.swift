import ArchTrace

/// Builds a sequence drawing from the events of a trace. Memory grows with what is drawn, not with the trace.
struct SequenceBuilder {
  /// A message that is being handled.
  private struct Frame {
    /// Its number among the messages.
    var message: Int
    /// The participant that handles it.
    var participant: Int
    /// Whether it is drawn as active, which it is from the first thing that it leads to.
    var isActive = false
  }

  private let scope: DrawingScope
  private let header: TraceHeader
  private var placer: Placer
  /// What is drawn, with participants where the drawing will have lanes.
  private var items: [SequenceDrawing.Item] = []
  /// Who is drawn, in order of appearance.
  private var appeared: [Int] = []
  private var hasAppeared: Set<Int> = []
  private var frames: [Frame] = []
  /// How many messages were being handled within each other at most.
  private var deepest = 0
  private var messages = 0
  /// The message within which an event of this moment stands: itself or the nearest drawn one among its causes.
  private var within: [EventID: Int] = [:]
  private var time: Int?
  /// The step that events come from, and whether its beginning is drawn.
  private var step: (mark: SequenceDrawing.Step, isDrawn: Bool)?

  /// Makes a builder for the trace of this header.
  init(_ header: TraceHeader, _ scope: DrawingScope) {
    self.header = header
    self.scope = scope
    placer = Placer(header)
  }

  /// Takes the next event.
  mutating func take(_ event: Event) {
    placer.note(event)
    guard scope.steps.contains(event.id.step) else { return }
    if step?.mark.number != event.id.step {
      closeFrames(above: nil)
      let title = event.id.index == 0 ? ValueText.call(event.name ?? "", event.value) : ""
      step = (
        .init(
          number: event.id.step, title: DrawableText.line(parts: title, columns: Self.columns),
          time: event.time),
        false
      )
    }
    if event.time != time {
      time = event.time
      within = [:]
    }
    let parent = placer.isLater ? nil : event.cause.flatMap { within[$0] }
    within[event.id] = parent
    // A request that is not drawn still says who waits for its answer.
    guard scope.contains(event) else { return }
    draw(event, parent)
  }

  private mutating func draw(_ event: Event, _ parent: Int?) {
    if let step, !step.isDrawn {
      closeFrames(above: nil)
      items.append(.step(step.mark))
      self.step?.isDrawn = true
    }
    let label = Self.label(event, lanes: scope.lanes)
    switch placer.place(event) {
    case .note(let owner):
      enter(parent)
      appear(owner)
      items.append(.note(label, lane: owner))
    case .message(let from, let to, let line):
      // What comes later is handled by itself, whoever is still at work in the same moment.
      enter(line == .solid ? parent : nil)
      appear(from)
      appear(to)
      items.append(.message(label, from: from, to: to, line))
      frames.append(Frame(message: messages, participant: to))
      within[event.id] = messages
      messages += 1
    }
  }

  /// Goes back to the message that led to what comes next, and shows that it is being handled.
  private mutating func enter(_ message: Int?) {
    closeFrames(above: message)
    deepest = max(deepest, frames.count)
    guard let frame = frames.last, !frame.isActive, frames.count <= Self.mostActive else { return }
    frames[frames.count - 1].isActive = true
    items.append(.activate(frame.participant))
  }

  /// Ends all that is being handled within a message; everything, where that is not being handled any more.
  private mutating func closeFrames(above message: Int?) {
    while let frame = frames.last, frame.message != message {
      frames.removeLast()
      if frame.isActive { items.append(.deactivate(frame.participant)) }
    }
  }

  private mutating func appear(_ participant: Int) {
    if hasAppeared.insert(participant).inserted { appeared.append(participant) }
  }

  /// Ends the drawing.
  /// - Parameter flaw: Why it ends before the trace should; nil for a whole one.
  mutating func finish(flaw: String? = nil) -> SequenceDrawing {
    closeFrames(above: nil)
    let (lanes, laneOf) = placer.cast.lanes(appeared, by: scope.lanes)
    let lane = { (participant: Int) in laneOf[participant] ?? 0 }
    return SequenceDrawing(
      title: DrawableText.line(Self.title(header, scope), columns: Self.columns) + depthText, lanes: lanes,
      items: items.map { item in
        switch item {
        case .step: item
        case .message(let label, let from, let to, let line):
          .message(label, from: lane(from), to: lane(to), line)
        case .note(let label, let owner): .note(label, lane: lane(owner))
        case .activate(let participant): .activate(lane(participant))
        case .deactivate(let participant): .deactivate(lane(participant))
        }
      },
      flaw: flaw.map { DrawableText.line(parts: $0, columns: 2 * Self.columns) })
  }

  /// How many activations stand within each other at most: what is deeper is drawn without, since nobody sees so many,
  /// and each diagram of several would have to begin with all of them.
  private static let mostActive = 50

  private var depthText: String {
    deepest > Self.mostActive
      ? ", \(Self.mostActive) of \(deepest) activations within each other are drawn" : ""
  }

  // MARK: Words

  /// How many columns a text of an event may take in any format; the formats may cut it shorter.
  private static let columns = 160
  /// How many changes of an event are told one by one.
  private static let changeLimit = 8

  /// What is drawn: `mvvm/signal, blog-follow, step 4`.
  static func title(_ header: TraceHeader, _ scope: DrawingScope) -> String {
    let pattern = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    let only = scope.kinds.map { "only \($0.joined(separator: ", "))" }
    return [pattern, header.scenario, scope.steps.title, only].compactMap(\.self).joined(separator: ", ")
  }

  private static func label(_ event: Event, lanes: DrawingScope.Lanes) -> SequenceDrawing.Label {
    var changes: [String] = []
    if event.changes.count > 1 {
      changes = event.changes.prefix(changeLimit).map {
        DrawableText.line(parts: ValueText.text($0), columns: columns)
      }
      let rest = event.changes.count - changeLimit
      if rest > 0 { changes.append("… \(rest) more changes") }
    }
    let what =
      switch event.kind {
      case .screen: screen(event.value)
      case .state, .render: changes.isEmpty ? EventText.what(event) : ""
      // In a lane of several, it must be said who.
      case .create where lanes == .role: escapedForTerminal(event.to ?? event.from)
      case .destroy where lanes == .role: escapedForTerminal(event.from)
      case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .read, .navigate,
        .request,
        .response, .timer, .create, .destroy, .error, .other:
        EventText.what(event)
      }
    return .init(
      id: event.id, time: event.time, kind: DrawableText.line(event.kind.name, columns: 24),
      what: DrawableText.line(parts: what, columns: columns), changes: changes)
  }

  /// A screen has many lines; the first says which it is.
  private static func screen(_ value: TraceValue?) -> String {
    guard let lines = value?.lines, let first = lines.first else { return "" }
    return "\(escapedForTerminal(first))  (\(lines.count) \(lines.count == 1 ? "line" : "lines"))"
  }
}
