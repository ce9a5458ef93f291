import ArchTrace

/// A moment of a run as other patterns' runs of the same scenario have it, too: the step, and in it the nearest thing
/// that all of them show or ask for alike.
struct MomentMark {
  /// Where the mark was made: there it means the event itself.
  let pattern: String
  let place: Int

  private let step: Int
  private let kind: EventKind
  private let name: String?
  private let time: Int
  /// How many like it came before it in the step.
  private let number: Int

  /// Marks the moment of an event: by itself where all patterns have it, else by the last one before it.
  init(_ place: Int, in recording: Recording) {
    pattern = recording.patternName
    self.place = place
    let start = recording.stepStart(of: place)
    let shared = (start...max(start, place)).last { recording.events[$0].kind.isShared } ?? start
    let event = recording.events[shared]
    step = event.id.step
    kind = event.kind
    name = event.name
    time = event.time
    number = recording.events[start..<shared].count { Self.isLike($0, event.kind, event.name) }
  }

  /// Where the moment is in a run.
  func place(in recording: Recording) -> Int {
    if recording.patternName == pattern, place < recording.events.count { return place }
    let start = recording.firstPlace(notBefore: EventID(step: step, index: 0))
    let end = recording.firstPlace(notBefore: EventID(step: step + 1, index: 0))
    guard start < end else { return max(0, min(start, recording.events.count - 1)) }
    var left = number
    for place in start..<end where Self.isLike(recording.events[place], kind, name) {
      if left == 0 { return place }
      left -= 1
    }
    // It has none: the end of what had happened by then.
    return (start..<end).last { recording.events[$0].time <= time } ?? start
  }

  private static func isLike(_ event: Event, _ kind: EventKind, _ name: String?) -> Bool {
    event.kind == kind && (event.name == name || kind == .screen)
  }
}

extension EventKind {
  /// Whether every pattern has such events alike: what comes from outside, and what is seen from there.
  fileprivate var isShared: Bool {
    switch self {
    case .input, .request, .response, .render, .screen, .navigate: true
    case .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .read, .timer, .create,
      .destroy,
      .error, .other:
      false
    }
  }
}
