/// The place of an event in its trace: `5` opens step 5, `5.3` is the third event after it.
public struct EventID: Hashable, Comparable, Sendable {
  /// The scenario step, from 0 (the launch).
  public var step: Int
  /// 0 for the event that opens the step, N for the N-th after it.
  public var index: Int

  /// Makes an id.
  public init(step: Int, index: Int) {
    self.step = step
    self.index = index
  }

  /// Earlier in the trace comes first.
  public static func < (a: EventID, b: EventID) -> Bool {
    (a.step, a.index) < (b.step, b.index)
  }
}

extension EventID: CustomStringConvertible {
  /// `STEP` or `STEP.N`, as a trace writes it.
  public var description: String { index == 0 ? "\(step)" : "\(step).\(index)" }
}

/// What sort of hop an event is; the table in the trace format says who writes which.
public enum EventKind: Sendable {
  case input, route, call, message, command, subscribe, unsubscribe, notify, state, render, read, navigate
  case request, response, timer, create, destroy, screen, error
  /// A kind that this version does not know: an event like any other.
  case other(String)
}

/// One property or element before and after an event.
public struct Change: Sendable {
  /// State path (`users[7].pending`) or element path (`header.follow`).
  public var path: String
  /// The value before; absent where something was inserted.
  public var old: TraceValue?
  /// The value after; absent where something was removed.
  public var new: TraceValue?
  /// Keys that this version does not know, kept and passed through.
  public var extra: [TraceValue.Member]

  /// Makes a change.
  public init(_ path: String, old: TraceValue?, new: TraceValue?, extra: [TraceValue.Member] = []) {
    self.path = path
    self.old = old
    self.new = new
    self.extra = extra
  }
}

/// One line of a trace: who did what to whom, when, and which event led to it.
public struct Event: Sendable {
  /// Its place in the trace.
  public var id: EventID
  /// Virtual milliseconds since the run began.
  public var time: Int
  /// The event that led to this one; absent for a root (user, world).
  public var cause: EventID?
  /// What sort of hop it is.
  public var kind: EventKind
  /// The participant that acted.
  public var from: String
  /// The participant it acted on; absent where it acted on itself.
  public var to: String?
  /// Method, message, property, route or notification.
  public var name: String?
  /// Arguments, message content, response body.
  public var value: TraceValue?
  /// What changed, in `state` and `render` events.
  public var changes: [Change]
  /// The role of the participant created, in `create` events.
  public var role: String?
  /// Where it was sent, in traces from people's own apps.
  public var file: String?
  /// The line in `file`.
  public var line: Int?
  /// Keys that this version does not know, kept and passed through.
  public var extra: [TraceValue.Member]

  /// Makes an event.
  public init(
    id: EventID, time: Int, cause: EventID? = nil, kind: EventKind, from: String, to: String? = nil,
    name: String? = nil, value: TraceValue? = nil, changes: [Change] = [], role: String? = nil,
    file: String? = nil, line: Int? = nil, extra: [TraceValue.Member] = []
  ) {
    self.id = id
    self.time = time
    self.cause = cause
    self.kind = kind
    self.from = from
    self.to = to
    self.name = name
    self.value = value
    self.changes = changes
    self.role = role
    self.file = file
    self.line = line
    self.extra = extra
  }
}

/// The first line of a trace.
public struct TraceHeader: Hashable, Sendable {
  /// The name that marks a file as a trace.
  public static let format = "archcli-trace"
  /// The format version that this library writes and reads.
  public static let version = 1

  /// The pattern, `mvvm`.
  public var pattern: String
  /// The variant, `signal`; absent where a pattern has none.
  public var variant: String?
  /// The scenario's name.
  public var scenario: String
  /// Names with roles, for traces whose writer has no `create` events.
  public var participants: [TraceParticipant]
  /// Keys that this version does not know, kept and passed through.
  public var extra: [TraceValue.Member]

  /// Makes a header.
  public init(
    pattern: String, variant: String? = nil, scenario: String, participants: [TraceParticipant] = [],
    extra: [TraceValue.Member] = []
  ) {
    self.pattern = pattern
    self.variant = variant
    self.scenario = scenario
    self.participants = participants
    self.extra = extra
  }
}

/// A participant that the header names.
public struct TraceParticipant: Sendable {
  /// Its name in `from` and `to`.
  public var name: String
  /// Its role, `presenter`.
  public var role: String
  /// Keys that this version does not know, kept and passed through.
  public var extra: [TraceValue.Member]

  /// Makes a participant.
  public init(name: String, role: String, extra: [TraceValue.Member] = []) {
    self.name = name
    self.role = role
    self.extra = extra
  }
}

/// The last line of a trace; a file without it was cut short.
public struct TraceFooter: Hashable, Sendable {
  /// How many events stand between header and footer.
  public var events: Int
  /// How many steps were played, expectations and waits included.
  public var steps: Int
  /// Keys that this version does not know, kept and passed through.
  public var extra: [TraceValue.Member]

  /// Makes a footer.
  public init(events: Int, steps: Int, extra: [TraceValue.Member] = []) {
    self.events = events
    self.steps = steps
    self.extra = extra
  }
}
