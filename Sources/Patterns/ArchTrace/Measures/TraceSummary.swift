/// What a trace comes to in numbers, counted while it streams by.
public struct TraceSummary: Sendable {
  /// How many events there are; reads, which only a run that asks for them has, are not counted.
  public private(set) var events = 0
  /// How many requests went out.
  public private(set) var requests = 0
  /// How many times a view changed.
  public private(set) var renders = 0
  /// How many observers were told of a change.
  public private(set) var notifications = 0
  /// How many times a state changed.
  public private(set) var stateChanges = 0
  /// How many inputs did nothing.
  public private(set) var ignoredInputs = 0
  /// How many errors were recorded.
  public private(set) var errors = 0

  /// For each step that a person opened, how many hops from one participant to another it led to.
  private var hops: [Int: Int] = [:]
  /// The step that an event goes back to, where that is not its own.
  private var roots: [EventID: Int] = [:]

  /// Makes an empty summary.
  public init() {}

  /// Counts an event.
  public mutating func count(_ event: borrowing Event) {
    if event.kind != .read { events += 1 }
    var root = event.id.step
    if let cause = event.cause {
      root = roots[cause] ?? cause.step
      if root != event.id.step { roots[event.id] = root }
    } else if event.kind == .input, event.from == "user", event.ignored == nil {
      hops[root] = 0
    }
    if event.isHop { hops[root]? += 1 }
    switch event.kind {
    case .notify: notifications += 1
    case .request: requests += 1
    case .render: renders += 1
    case .state: stateChanges += 1
    case .error: errors += 1
    case .input: if event.ignored != nil { ignoredInputs += 1 }
    case .route, .call, .message, .command, .response, .subscribe, .unsubscribe, .read, .navigate, .timer,
      .create, .destroy, .screen, .other:
      break
    }
  }

  /// How many things a person did that were not ignored.
  public var actions: Int { hops.count }

  /// How many hops each thing that a person did led to, by its step.
  public var hopsByAction: [(step: Int, hops: Int)] {
    hops.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The number of hops that half the actions stay within; 0 where there are no actions.
  public var medianHops: Int {
    let sorted = hops.values.sorted()
    return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2]
  }

  /// The action with the most hops, the first of several.
  public var largestHops: (step: Int, hops: Int)? {
    hops.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }
}
