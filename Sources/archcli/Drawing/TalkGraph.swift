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
  private var counts: [Key: [TalkGraph.Count]] = [:]

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
    Self.add(.init(kind: kind, count: count), to: &counts[key, default: []])
  }

  private static func add(_ count: TalkGraph.Count, to counts: inout [TalkGraph.Count]) {
    if let place = counts.firstIndex(where: { $0.kind == count.kind }) {
      counts[place].count += count.count
    } else {
      counts.append(count)
    }
  }

  /// Ends the graph.
  /// - Parameter flaw: Why it ends before the trace should; nil for a whole one.
  func finish(flaw: String? = nil) -> TalkGraph {
    let (lanes, laneOf) = placer.cast.lanes(appeared, by: scope.lanes)
    var graph = TalkGraph(title: DrawableText.line(title, columns: 160), lanes: lanes)
    graph.notes = Array(repeating: [], count: lanes.count)
    graph.flaw = flaw.map { DrawableText.line($0, columns: 320) }
    var places: [Key: Int] = [:]
    for key in order {
      let from = laneOf[key.from] ?? 0
      let counts = counts[key] ?? []
      guard let to = key.to.map({ laneOf[$0] ?? 0 }) else {
        for count in counts { Self.add(count, to: &graph.notes[from]) }
        continue
      }
      let folded = Key(from: from, to: to)
      let place = places[folded] ?? graph.edges.count
      if place == graph.edges.count {
        places[folded] = place
        graph.edges.append(.init(from: from, to: to, counts: []))
      }
      for count in counts { Self.add(count, to: &graph.edges[place].counts) }
    }
    return graph
  }
}
