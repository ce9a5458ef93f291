/// Something that is due at a moment of virtual time, unless it is cancelled.
public final class Appointment {
  let time: Int
  let settles: Bool
  let number: Int
  /// How far down its chain it stands.
  let chain: Int
  private(set) var body: (() -> Void)?
  private let agenda: AgendaCount

  init(time: Int, settles: Bool, number: Int, chain: Int, agenda: AgendaCount, body: @escaping () -> Void) {
    self.time = time
    self.settles = settles
    self.number = number
    self.chain = chain
    self.agenda = agenda
    self.body = body
  }

  /// Takes it off the agenda; nothing happens where it is done or cancelled already.
  public func cancel() { _ = take() }

  /// What is to be done, once.
  func take() -> (() -> Void)? {
    guard let body else { return nil }
    self.body = nil
    if settles { agenda.waiting -= 1 }
    return body
  }
}

/// How many appointments the run waits for.
final class AgendaCount {
  var waiting = 0
}

/// What is due when: earliest first, and at one moment in the order asked.
struct Agenda {
  private var entries: [Appointment] = []  // latest first, so that the next one is taken from the end
  private var count = 0
  private let counts = AgendaCount()

  var waiting: Int { counts.waiting }

  /// The moment of the next thing due; what was cancelled is dropped on the way.
  var nextTime: Int? {
    mutating get {
      while let last = entries.last, last.body == nil { entries.removeLast() }
      return entries.last?.time
    }
  }

  mutating func add(
    at time: Int, settles: Bool, chain: Int, _ body: @escaping () -> Void
  ) -> Appointment {
    count += 1
    if settles { counts.waiting += 1 }
    let entry = Appointment(
      time: time, settles: settles, number: count, chain: chain, agenda: counts, body: body)
    guard let next = entries.last, next.time <= time else {  // sooner than all others, as most are
      entries.append(entry)
      return entry
    }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time > time { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
    return entry
  }

  mutating func next() -> (body: () -> Void, chain: Int)? {
    while let last = entries.popLast() {
      if let body = last.take() { return (body, last.chain) }
    }
    return nil
  }
}
