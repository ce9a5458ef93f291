import ArchTrace

/// A trace in memory, ready to be moved about in: who caused whom, where the steps and the screens are, the state at
/// each event.
///
/// What is asked for at every key costs little however long the trace is.
struct Recording {
  let header: TraceHeader
  let events: [Event]
  let footer: TraceFooter
  /// Where each step's first event stands.
  private(set) var steps: [Int] = []
  /// What a person sees, wherever that becomes another.
  private var sights: [Shown] = []
  /// The state at each event.
  private(set) var states = StateHistory()

  /// By event: where its cause stands; -1 where it has none.
  private var causes: [Int32] = []
  /// By event: how many causes stand above it.
  private var depths: [Int32] = []
  /// By event: where the first event stands that it caused, and the next one with the same cause; -1 for none.
  private var firstEffects: [Int32] = []
  private var nextSiblings: [Int32] = []

  /// What a person sees from after an event on.
  struct Shown {
    var place: Int
    var time: Int
    var lines: [String]
  }

  /// Indexes a trace.
  /// - Parameter looks: What somebody saw who looked on, in order: more than the trace has, which tells of screens at
  ///   the ends of moments only.
  init(header: TraceHeader, events: [Event], footer: TraceFooter, looks: [Shown] = []) {
    self.header = header
    self.events = events
    self.footer = footer
    causes.reserveCapacity(events.count)
    firstEffects = [Int32](repeating: -1, count: events.count)
    nextSiblings = firstEffects
    var lastEffects = firstEffects
    var nextLook = 0
    for (place, event) in events.enumerated() {
      let cause = event.cause.flatMap { self.place(of: $0, below: place) }
      causes.append(Int32(cause ?? -1))
      depths.append(cause.map { depths[$0] + 1 } ?? 0)
      if let cause {
        if lastEffects[cause] < 0 {
          firstEffects[cause] = Int32(place)
        } else {
          nextSiblings[Int(lastEffects[cause])] = Int32(place)
        }
        lastEffects[cause] = Int32(place)
      }
      if place == 0 || event.id.step != events[place - 1].id.step { steps.append(place) }
      if event.kind == .screen {
        note(Shown(place: place, time: event.time, lines: event.value?.lines ?? []))
      }
      while nextLook < looks.count, looks[nextLook].place <= place {
        note(looks[nextLook])
        nextLook += 1
      }
      states.note(event, at: place)
    }
  }

  private mutating func note(_ shown: Shown) {
    if shown.lines.map(ExactText.init) != (sights.last?.lines ?? []).map(ExactText.init) {
      sights.append(shown)
    }
  }

  /// The pattern with its variant, as a command names it.
  var patternName: String { [header.pattern, header.variant].compactMap(\.self).joined(separator: "/") }

  // MARK: Places

  /// Where the event of an id stands; nil where there is none.
  func place(of id: EventID) -> Int? { place(of: id, below: events.count) }

  private func place(of id: EventID, below count: Int) -> Int? {
    let place = firstPlace(notBefore: id, below: count)
    return place < count && events[place].id == id ? place : nil
  }

  /// Where the first event stands that is not before an id; the number of events where all are.
  func firstPlace(notBefore id: EventID) -> Int { firstPlace(notBefore: id, below: events.count) }

  private func firstPlace(notBefore id: EventID, below count: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the last event stands that is not after a time; 0 where all are.
  func lastPlace(notAfter time: Int) -> Int {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Where the first event stands that is not before a time; the last event where all are.
  func firstPlace(notBefore time: Int) -> Int {
    let before = lastPlace(notAfter: time - 1)
    guard before + 1 < events.count, events[before].time < time else { return before }
    return before + 1
  }

  /// Where the step's first event stands in `steps`, for an event.
  func stepIndex(of place: Int) -> Int {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Where the step of an event begins.
  func stepStart(of place: Int) -> Int { steps.isEmpty ? 0 : steps[stepIndex(of: place)] }

  /// Where the app is quit: the begin of what is no step of the scenario any more; nil where it is not.
  var quit: Int? { steps.last.flatMap { events[$0].kind == .input && events[$0].name == "quit" ? $0 : nil } }

  /// The last event before the app is quit.
  var lastBeforeQuit: Int { max(0, (quit ?? events.count) - 1) }

  // MARK: Causes

  /// Where an event's cause stands.
  func cause(of place: Int) -> Int? { Self.place(in: causes, place) }

  /// How many causes stand above an event.
  func depth(of place: Int) -> Int { Int(depths[place]) }

  /// Where the first event stands that an event caused.
  func firstEffect(of place: Int) -> Int? { Self.place(in: firstEffects, place) }

  /// Where the next event stands that has the same cause.
  func nextSibling(of place: Int) -> Int? { Self.place(in: nextSiblings, place) }

  private static func place(in places: [Int32], _ index: Int) -> Int? {
    places.indices.contains(index) && places[index] >= 0 ? Int(places[index]) : nil
  }

  /// Where the event before stands that has the same cause.
  func previousSibling(of place: Int) -> Int? {
    guard let cause = cause(of: place), var sibling = firstEffect(of: cause), sibling < place else {
      return nil
    }
    while let next = nextSibling(of: sibling), next < place { sibling = next }
    return sibling
  }

  /// The causes of an event, the nearest first.
  func chain(of place: Int) -> [Int] {
    var chain: [Int] = []
    var next = cause(of: place)
    while let place = next {
      chain.append(place)
      next = cause(of: place)
    }
    return chain
  }

  // MARK: Screens

  /// What a person sees when an event happens.
  struct Sight: Equatable {
    /// The lines.
    var lines: [String]
    /// Which lines were not there before.
    var isNew: [Bool]
    /// Since when.
    var time: Int
    /// How many renders came since, at a moment that has not ended yet.
    var rendersSince: Int
  }

  /// What a person sees when an event happens; nil before there is a screen.
  func sight(at place: Int) -> Sight? {
    var (low, high) = (0, sights.count)
    while low < high {
      let middle = (low + high) / 2
      if sights[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let shown = sights[low - 1]
    let before = Set((low > 1 ? sights[low - 2] : shown).lines.map(ExactText.init))
    var renders = 0
    var other = place
    while other > shown.place, events[other].time == events[place].time {
      if events[other].kind == .render { renders += 1 }
      other -= 1
    }
    return Sight(
      lines: shown.lines, isNew: shown.lines.map { !before.contains(ExactText($0)) }, time: shown.time,
      rendersSince: renders)
  }
}

extension Recording {
  /// The events that a sink has collected.
  /// - Parameter looks: What somebody saw who looked on.
  init(_ collector: EventCollector, looks: [Shown] = []) {
    self.init(
      header: collector.header ?? TraceHeader(pattern: "", scenario: ""), events: collector.events,
      footer: collector.footer ?? TraceFooter(events: collector.events.count, steps: 0), looks: looks)
  }

  /// Hands the trace to a sink.
  func play(to sink: any TraceSink) {
    sink.begin(header)
    for event in events { sink.receive(event) }
    sink.end(footer)
  }
}
