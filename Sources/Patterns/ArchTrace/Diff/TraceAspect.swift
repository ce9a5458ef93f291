/// What a comparison looks at. Without any aspect, whole events are compared.
public enum TraceAspect: String, CaseIterable, Sendable {
  /// The events' structure: kinds, who acted on whom, names and causes; no values and no times.
  case flow
  /// Changes of state. Of two different patterns, only the paths that both have, whoever owns them.
  case state
  /// The requests of each step, in order, with their times.
  case requests
  /// What a person sees: the screens of each step, with their times.
  case screens
}

/// How events are projected before they are compared.
struct Projection {
  /// What becomes an item of the comparison.
  enum Items {
    case allEvents
    case events(KindCode)
    /// Each entry of the `changes` of `state` events, on its own.
    case stateChanges
  }

  /// Which of an event's fields count.
  struct Fields: OptionSet {
    var rawValue: UInt16
    static let participants = Fields(rawValue: 1 << 0)
    static let name = Fields(rawValue: 1 << 1)
    static let value = Fields(rawValue: 1 << 2)
    static let changes = Fields(rawValue: 1 << 3)
    static let others = Fields(rawValue: 1 << 4)
    static let cause = Fields(rawValue: 1 << 5)
    static let time = Fields(rawValue: 1 << 6)
    /// In a spot: which instance acted, or was acted on, is another one.
    static let fromInstance = Fields(rawValue: 1 << 7)
    static let toInstance = Fields(rawValue: 1 << 8)
  }

  var items: Items
  var fields: Fields
  /// Whether steps are paired by their number alone, as where two patterns play one scenario.
  var pairsStepsByNumber: Bool

  /// Whether the traces can only be compared as a whole: which paths both have is known at the end.
  var needsWhole: Bool {
    switch items {
    case .allEvents, .events: false
    case .stateChanges: true
    }
  }

  /// - Parameters:
  ///   - aspect: What to look at; nil for everything.
  ///   - isSamePattern: Whether both traces are of the same pattern and variant.
  init(_ aspect: TraceAspect?, isSamePattern: Bool) {
    switch aspect {
    case nil:
      items = .allEvents
      fields = [.participants, .name, .value, .changes, .others, .cause, .time]
      pairsStepsByNumber = false
    case .flow:
      items = .allEvents
      fields = [.participants, .name, .cause]
      pairsStepsByNumber = false
    case .state where isSamePattern:
      items = .events(KindCode.state)
      fields = [.participants, .name, .value, .changes, .others, .time]
      pairsStepsByNumber = true
    case .state:
      items = .stateChanges
      fields = [.changes]
      pairsStepsByNumber = true
    case .requests:
      items = .events(KindCode.request)
      fields = [.name, .value, .others, .time]
      pairsStepsByNumber = true
    case .screens:
      items = .events(KindCode.screen)
      fields = [.value, .others, .time]
      pairsStepsByNumber = true
    }
  }
}
