import ArchTrace
import Catalog

/// What must hold of every `notify` that says that something changed: while its source handled what led to it, a
/// `state` of that source came first.
///
/// What is told at once to whoever subscribes is no change.
struct StateBeforeNotify {
  /// What a notification of a source says, where it is not that it has changed.
  enum Meaning {
    /// It has changed.
    case changed
    /// It was set, to another value or to the one it had: a key path is told at every setting.
    case set
    /// It is about to change: a tracked reading is told before, and the `state` follows at once.
    case changes
    /// It happened: an event that is kept nowhere, told once to whoever observes by then.
    case happened
  }

  private let meaning: (_ event: Event, _ role: String?) -> Meaning
  /// What breaks the law, in words.
  private(set) var breaches: [String] = []
  /// How many notifications were held against it.
  private(set) var count = 0

  private var events: [EventID: (event: Event, place: Int)] = [:]
  private var roles: [String: String] = [:]
  private var lastState: [String: Int] = [:]
  private var lastTold: [String: TraceValue] = [:]
  /// By source: a notification that says that it is about to change, whose `state` has not come yet.
  private var announced: [String: Event] = [:]
  private var previous: Event?

  init(_ meaning: @escaping (_ event: Event, _ role: String?) -> Meaning) { self.meaning = meaning }

  /// Takes the next event.
  mutating func take(_ event: Event) {
    let place = events.count
    defer {
      events[event.id] = (event, place)
      previous = event
    }
    switch event.kind {
    case .create: roles[event.to ?? event.from] = event.role
    case .state:
      lastState[event.from] = place
      if let notify = announced.removeValue(forKey: event.from), notify.cause != event.cause {
        breaches.append("\(words(notify)): its state is \(event.id), elsewhere")
      }
    case .notify where event.to != nil: take(notify: event)
    case _: expectAnnounced(event)
    }
  }

  /// Takes the end of the trace.
  mutating func finish() {
    for notify in announced.values { breaches.append("\(words(notify)): no state follows") }
  }

  /// A source that says that it is about to change does nothing else before it does, and is asked nothing.
  private mutating func expectAnnounced(_ event: Event) {
    guard event.kind != .unsubscribe, event.kind != .subscribe else { return }
    for name in Set([event.from, event.to ?? event.from]) {
      guard let notify = announced.removeValue(forKey: name) else { continue }
      breaches.append("\(words(notify)): \(event.id) comes before its state")
    }
  }

  private mutating func take(notify: Event) {
    let role = roles[notify.from]
    let key = "\(notify.from) \(notify.name ?? "") \(notify.to ?? "")"
    defer { lastTold[key] = notify.value?["new"] }
    if isInitial(notify) { return }
    count += 1
    switch meaning(notify, role) {
    case .happened: break
    case .changes: announced[notify.from] = notify
    case .set:
      let isAnother = notify.value?["new"] != lastTold[key]
      if isAnother, !isPrecededByState(notify) {
        breaches.append("\(words(notify)): set to another, no state before it")
      }
    case .changed:
      if !isPrecededByState(notify) { breaches.append("\(words(notify)): no state before it") }
    }
  }

  private func isInitial(_ notify: Event) -> Bool {
    guard let previous, previous.kind == .subscribe else { return false }
    return previous.from == notify.to && previous.to == notify.from && previous.name == notify.name
      && previous.value?["initial"] == .bool(true)
  }

  /// Whether its source changed since it began to handle what led to the notification; where it was asked nothing,
  /// since the input.
  private func isPrecededByState(_ notify: Event) -> Bool {
    guard let state = lastState[notify.from] else { return false }
    var cause = notify.cause
    while let id = cause, let (event, place) = events[id] {
      let isAsked = event.from != notify.from && event.to == notify.from
      if isAsked && Self.handled.contains(event.kind) || event.cause == nil { return state > place }
      cause = event.cause
    }
    return false
  }

  private static let handled: Set<EventKind> = [.input, .message, .call, .response, .timer, .notify]

  private func words(_ event: Event) -> String {
    "\(event.id) \(event.from) → \(event.to ?? "") \(event.name ?? "")"
  }
}
