/// What an event hands on to those that it causes. It has no text, so that thousands of them are cheap to keep.
struct EventFacts {
  private var key: UInt64 = 0
  /// The place of its cause among all events; -1 where it has none, or one out of sight.
  var cause = -1
  /// The place of the message that opened the driver's turn it belongs to; -1 where it belongs to none.
  var turn = -1
  /// Where its words are.
  var text = 0
  var from = Participant()
  /// On whom it acted; who acted, where it acted on itself.
  var to = Participant()
  var kind: KindCode = RawRecord.otherKind
  /// Whether a `notify` is among its causes, itself included, since the last input, timer or response.
  var isUnderNotify = false

  /// Its id; a number of 32 bits in each part, as the reader ensures.
  var id: EventID {
    get { EventID(step: Int(key >> 32), index: Int(key & 0xFFFF_FFFF)) }
    set { key = EventFacts.key(newValue) }
  }

  static func key(_ id: EventID) -> UInt64 {
    UInt64(truncatingIfNeeded: id.step) << 32 | UInt64(UInt32(truncatingIfNeeded: id.index))
  }

  /// Whether its id is before that of a key.
  func isBefore(_ other: UInt64) -> Bool { key < other }
}

/// The last events of a trace, to find causes in. It keeps so many and no more: what a cause out of sight would
/// have told is not known, and nobody is blamed for it.
struct CauseWindow {
  private var kept = [EventFacts](repeating: EventFacts(), count: CauseWindow.size)
  private(set) var texts = EventTexts()
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
    let key = EventFacts.key(id)
    var (low, high) = (first, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].isBefore(key) { low = middle + 1 } else { high = middle }
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

  /// Adds the next event, with its words.
  @inline(__always)
  mutating func add(_ facts: EventFacts, _ record: borrowing RawRecord) {
    let place = count & (CauseWindow.size - 1)
    kept[place] = facts
    kept[place].text = texts.add(record, isOther: facts.kind == RawRecord.otherKind)
    count += 1
  }

  /// The event at a place in words: `4.2 call HeaderController → BlogStore toggleFollow()`; nil where it is out of
  /// sight.
  func text(_ place: Int) -> String? {
    guard isKept(place), let words = texts.words(at: self[place].text) else { return nil }
    let kind = self[place].kind
    return EventWords.text(
      self[place].id, words.kind ?? EventKind.known[Int(kind)].name, words.from, words.to, words.name)
  }
}
