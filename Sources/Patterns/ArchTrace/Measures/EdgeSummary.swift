/// Who knows whom in a trace, counted while it streams by.
///
/// An edge goes from the type that acts to the type that it acts on: by a call, a message, a command, a
/// notification, a subscription, a request or its answer, up the responder chain, by setting or moving a view, and, in a
/// trace with reads, by reading its state. A type is a participant's name
/// without its `#N`. What the user, the world and the clock do is no edge, nor is making and freeing.
public struct EdgeSummary: Sendable {
  /// A pair of types.
  public struct Edge: Hashable, Comparable, Sendable {
    /// Who acts.
    public let from: String
    /// On whom.
    public let to: String

    /// Whether both ends have the same code points.
    public static func == (a: Edge, b: Edge) -> Bool {
      ExactText.isSame(a.from, b.from) && ExactText.isSame(a.to, b.to)
    }

    /// Hashes both ends.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ExactText(from))
      hasher.combine(ExactText(to))
    }

    /// By who acts, then on whom.
    public static func < (a: Edge, b: Edge) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }

  /// How many participants were created.
  public private(set) var participants = 0
  private var seen: Set<Edge> = []
  private static let outsiders = ["user", "world", "clock"]

  /// Makes an empty summary.
  public init() {}

  /// Counts an event.
  public mutating func count(_ event: borrowing Event) {
    switch event.kind {
    case .create: participants += 1
    case .route, .call, .message, .command, .subscribe, .notify, .render, .read, .navigate, .request,
      .response:
      guard let to = event.to, to != event.from, !Self.outsiders.contains(event.from),
        !Self.outsiders.contains(to)
      else { return }
      seen.insert(Edge(from: Self.type(of: event.from), to: Self.type(of: to)))
    case .input, .unsubscribe, .state, .timer, .destroy, .screen, .error, .other: break
    }
  }

  /// The edges in alphabetical order.
  public var edges: [Edge] { seen.sorted() }

  /// The type that most others act on, the first in the alphabet of several; nil where there are no edges.
  public var largestFanIn: (type: String, count: Int)? {
    let counts = seen.reduce(into: [:]) { $0[$1.to, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }

  /// A participant's name without the number of its instance.
  private static func type(of name: String) -> String {
    guard let mark = name.lastIndex(of: "#"), mark != name.startIndex,
      let number = Int(name[name.index(after: mark)...]), number > 1
    else { return name }
    return String(name[..<mark])
  }
}
