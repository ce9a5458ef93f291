import ArchTrace

/// Who acts on whom in a trace, and how often.
struct TalkGraph: Equatable {
  /// How often something happened.
  struct Count: Equatable {
    /// The kind's name.
    var kind: String
    /// How often.
    var count: Int
  }

  /// All that one lane does to another, or to itself.
  struct Edge: Equatable {
    /// Who acts.
    var from: Int
    /// On whom.
    var to: Int
    /// By what, in order of appearance.
    var counts: [Count]

    /// How often in all.
    var weight: Int { counts.reduce(0) { $0 + $1.count } }
  }

  /// What is drawn.
  var title: String
  /// Who acts, in order of appearance.
  var lanes: [SequenceDrawing.Lane] = []
  /// What happens within each of them, in order of appearance.
  var notes: [[Count]] = []
  /// Who acts on whom, in order of appearance.
  var edges: [Edge] = []
  /// Why the drawing ends before the trace should; nil for a whole one.
  var flaw: String?

  /// How many messages there are.
  var messageCount: Int { edges.reduce(0) { $0 + $1.weight } }
}

/// Counts who acts on whom while a trace streams by. Memory grows with who there is, not with the trace.
struct TalkGraphBuilder {
  private struct Key: Hashable {
    var from: Int
    /// Nil for what happens within.
    var to: Int?
  }

  private let scope: DrawingScope
  private let title: String
  private var placer: Placer
  private var appeared: [Int] = []
  private var hasAppeared: Set<Int> = []
  private var order: [Key] = []
  private var counts: [Key: Tally] = [:]

  /// Makes a builder for the trace of this header.
  init(_ header: TraceHeader, _ scope: DrawingScope) {
    self.scope = scope
    title = SequenceBuilder.title(header, scope)
    placer = Placer(header)
  }

  /// Takes the next event.
  mutating func take(_ event: Event) {
    placer.note(event)
    guard scope.contains(event) else { return }
    let kind = DrawableText.line(event.kind.name, columns: 24)
    switch placer.place(event) {
    case .message(let from, let to, _): count(kind, 1, Key(from: from, to: to))
    case .note(let owner): count(kind, 1, Key(from: owner, to: nil))
    }
  }

  private mutating func count(_ kind: String, _ count: Int, _ key: Key) {
    for participant in [key.from, key.to ?? key.from] where hasAppeared.insert(participant).inserted {
      appeared.append(participant)
    }
    if counts[key] == nil { order.append(key) }
    counts[key, default: Tally()].add(.init(kind: kind, count: count))
  }

  /// How often something happened, by kind.
  private struct Tally {
    private(set) var counts: [TalkGraph.Count] = []
    private var places: [ExactText: Int] = [:]

    mutating func add(_ count: TalkGraph.Count) {
      if let place = places[ExactText(count.kind)] {
        counts[place].count += count.count
      } else {
        places[ExactText(count.kind)] = counts.count
        counts.append(count)
      }
    }

    /// The counts, in order of appearance; beyond three dozen kinds those of the others together.
    var shown: [TalkGraph.Count] {
      guard counts.count > 36 else { return counts }
      let rest = counts[35...]
      let sum = rest.reduce(0) { $0 + $1.count }
      return counts[..<35] + [.init(kind: "of \(rest.count) more kinds", count: sum)]
    }
  }

  /// Ends the graph.
  /// - Parameter flaw: Why it ends before the trace should; nil for a whole one.
  func finish(flaw: String? = nil) -> TalkGraph {
    let (lanes, laneOf) = placer.cast.lanes(appeared, by: scope.lanes)
    var graph = TalkGraph(title: DrawableText.line(title, columns: 160), lanes: lanes)
    graph.flaw = flaw.map { DrawableText.line(parts: $0, columns: 320) }
    var notes = Array(repeating: Tally(), count: lanes.count)
    var edges: [(key: Key, tally: Tally)] = []
    var places: [Key: Int] = [:]
    for key in order {
      let from = laneOf[key.from] ?? 0
      let counts = counts[key]?.counts ?? []
      guard let to = key.to.map({ laneOf[$0] ?? 0 }) else {
        for count in counts { notes[from].add(count) }
        continue
      }
      let folded = Key(from: from, to: to)
      let place = places[folded] ?? edges.count
      if place == edges.count {
        places[folded] = place
        edges.append((folded, Tally()))
      }
      for count in counts { edges[place].tally.add(count) }
    }
    graph.notes = notes.map(\.shown)
    graph.edges = edges.map { .init(from: $0.key.from, to: $0.key.to ?? 0, counts: $0.tally.shown) }
    return graph
  }
}
