/// What an event hands on to those that it causes.
struct EventFacts {
  var id = EventID(step: 0, index: 0)
  /// The place of its cause among all events; -1 where it has none, or one out of sight.
  var cause = -1
  var kind: EventKind = .error
  var from = ""
  var to: String?
  var name: String?
  var fromRole = 0
  var toRole = 0
  /// Whether a `notify` is among its causes, itself included, since the last input, timer or response.
  var isUnderNotify = false
  /// The place of the message that opened the driver's turn it belongs to; -1 where it belongs to none.
  var turn = -1
}

/// The last events of a trace, to find causes in. It keeps so many and no more: what a cause out of sight would
/// have told is not known, and nobody is blamed for it.
struct CauseWindow {
  private var kept: [EventFacts] = []
  /// How many events were added.
  private(set) var count = 0

  static let size = 1 << 15

  /// The place of an event; nil where it is out of sight.
  func place(of id: EventID) -> Int? {
    guard count > 0 else { return nil }
    // Mostly no number is left out, and the cause is in the step being read.
    let last = self[count - 1].id
    let guess = count - 1 - (last.index - id.index)
    if last.step == id.step, guess >= first, guess < count, self[guess].id == id { return guess }
    var (low, high) = (first, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].id == id ? low : nil
  }

  private var first: Int { max(0, count - CauseWindow.size) }

  /// Whether an event at a place is still kept.
  func isKept(_ place: Int) -> Bool { place >= first && place < count }

  /// The event at a place, which must be kept.
  subscript(place: Int) -> EventFacts {
    @inline(__always) _read { yield kept[place & (CauseWindow.size - 1)] }
  }

  mutating func add(_ facts: consuming EventFacts) {
    if kept.count < CauseWindow.size {
      kept.append(facts)
    } else {
      kept[count & (CauseWindow.size - 1)] = facts
    }
    count += 1
  }
}
