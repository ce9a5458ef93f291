import ArchTrace
import Scenario

extension PlayModel {
  /// Takes a message.
  /// - Returns: What is to be done outside the model.
  mutating func update(_ message: PlayMessage) -> [PlayEffect] {
    defer { keepInSight() }
    switch message {
    case .key(let key): return take(key)
    case .resized(let size):
      self.size = size
      return []
    case .tick:
      if isPlaying, !step(by: 1) { isPlaying = false }
      return []
    case .played(let run, let recording, let landing):
      land(run, recording, landing)
      return []
    case .controls(let controls, let moment):
      mode = .choosing(ControlMenu(controls, at: moment))
      return []
    case .written(let path, let kind):
      if kind == .scenario { written = run?.scenario }
      files.append((path, kind, run?.patternName ?? recording.patternName))
      notice = "\(quoted(path)) is written"
      return []
    case .exists(let path, let kind):
      mode = .asking(Question(.replace(path, kind)))
      return []
    case .failed(let reason):
      notice = escapedForTerminal(parts: reason)
      return []
    }
  }

  private mutating func take(_ key: Key) -> [PlayEffect] {
    notice = nil
    switch mode {
    case .moving:
      guard let action = KeyBinding.action(of: key) else {
        if case .text = key { notice = "this key does nothing here; ? lists the keys" }
        return []
      }
      return perform(action)
    case .asking(let question): return answer(question, key)
    case .choosing(let menu): return choose(menu, key)
    case .reading(let page): return read(page, key)
    }
  }

  private mutating func perform(_ action: PlayAction) -> [PlayEffect] {
    if action != .quit { isLeaving = false }
    if action != .play, action != .faster, action != .slower, action != .redraw { isPlaying = false }
    if action != .nextPattern, action != .previousPattern { mark = nil }
    switch action {
    case .forward: move(by: 1)
    case .back: move(by: -1)
    case .pageDown: move(by: pageRows)
    case .pageUp: move(by: -pageRows)
    case .first: move(by: -Int.max / 2)
    case .last: move(by: Int.max / 2)
    case .nextStep: go(toStep: 1)
    case .previousStep: go(toStep: -1)
    case .left: lefts[focus] = max(0, lefts[focus, default: 0] - 8)
    case .right: lefts[focus] = min(4096, lefts[focus, default: 0] + 8)
    case .play: isPlaying.toggle()
    case .faster: setSpeed(speed + 1)
    case .slower: setSpeed(speed - 1)
    case .cause: goToCause()
    case .effect: goToEffect()
    case .nextSibling: go(to: recording.nextSibling(of: cursor), or: "no later event has the same cause")
    case .previousSibling:
      go(to: recording.previousSibling(of: cursor), or: "no earlier event has the same cause")
    case .search: mode = .asking(Question(.search))
    case .findNext: find(forward: true)
    case .findPrevious: find(forward: false)
    case .goTo: mode = .asking(Question(.goTo))
    case .details: if event != nil { mode = .reading(details()) }
    case .nextPane: focus = focus.next
    case .previousPane: focus = focus.next.next
    case .zoom: isZoomed.toggle()
    case .diff:
      showsDiff.toggle()
      tops[.state] = nil
    case .help: mode = .reading(.help)
    case .redraw: return [.redraw]
    case .nextPattern: return showPattern(1)
    case .previousPattern: return showPattern(-1)
    case .tap: return findControls()
    case .pass:
      guard run != nil else { return notDriven() }
      mode = .asking(Question(.pass))
    case .cutHere: return cutHere()
    case .undo: return undo()
    case .write: return ask(for: .scenario)
    case .writeTrace: return ask(for: .trace)
    case .quit: return quit()
    }
    return []
  }

  private mutating func quit() -> [PlayEffect] {
    guard isUnwritten, !isLeaving else { return [.quit] }
    isLeaving = true
    notice = "what was done by hand is not written: w writes it, q again quits"
    return []
  }

  private mutating func setSpeed(_ speed: Int) {
    self.speed = max(0, min(speed, Self.speeds.count - 1))
    notice = "plays \(Self.speeds[self.speed]) events a second"
  }

  // MARK: Moving

  /// Moves in the pane chosen: from event to event, or scrolling.
  private mutating func move(by count: Int) {
    switch focus {
    case .trace: step(by: count)
    case .screen, .state:
      let (lines, rows) = extent(of: focus)
      tops[focus] = max(0, min(top(of: focus) + count, lines - rows))
    }
  }

  /// - Returns: Whether there was anywhere to go.
  @discardableResult
  private mutating func step(by count: Int) -> Bool {
    let place = max(0, min(cursor + count, recording.events.count - 1))
    defer { go(to: place) }
    return place != cursor
  }

  /// Goes to an event.
  mutating func go(to place: Int?, or reason: String = "") {
    guard let place, recording.events.indices.contains(place) else { return notice = reason }
    if place != cursor { tops[.state] = nil }
    cursor = place
    trail = []
  }

  private mutating func go(toStep direction: Int) {
    guard !recording.steps.isEmpty else { return }
    let index = recording.stepIndex(of: cursor)
    if direction > 0 {
      let next = index + 1
      go(to: next < recording.steps.count ? recording.steps[next] : nil, or: "this is the last step")
    } else {
      let start = recording.steps[index]
      go(
        to: start < cursor ? start : index > 0 ? recording.steps[index - 1] : nil,
        or: "this is the first step")
    }
  }

  private mutating func goToCause() {
    guard let cause = recording.cause(of: cursor) else {
      return notice = "nothing caused this: it is where a person, the world or the launch begins"
    }
    let trail = trail + [cursor]
    go(to: cause)
    self.trail = trail
  }

  private mutating func goToEffect() {
    var trail = trail
    if let last = trail.popLast(), recording.cause(of: last) == cursor {
      go(to: last)
      self.trail = trail
    } else {
      go(to: recording.firstEffect(of: cursor), or: "this event caused nothing further")
    }
  }

  // MARK: Finding

  private mutating func find(forward: Bool) {
    guard let search else { return notice = "nothing was searched for yet: / does" }
    let places = search.places
    guard !places.isEmpty else { return notice = "no event has '\(escapedForTerminal(search.text))'" }
    let index =
      forward
      ? places.firstIndex { $0 > cursor } ?? 0
      : places.lastIndex { $0 < cursor } ?? places.count - 1
    let wraps = forward ? places[index] <= cursor : places[index] >= cursor
    go(to: places[index])
    notice =
      "\(index + 1) of \(places.count) with '\(escapedForTerminal(search.text))'"
      + (wraps ? ", begun again" : "")
  }

  /// Finds a text, from the event on at which the person stands.
  mutating func find(_ text: String) {
    guard !text.isEmpty else { return }
    let text = escapedForTerminal(text)
    let isExact = text.lowercased() != text
    let places = recording.events.indices.filter { place in
      let line = Self.line(recording.events[place])
      return (isExact ? line : line.lowercased()).contains(bytesOf: text)
    }
    search = (text, places)
    if places.contains(cursor) {
      notice = "\((places.firstIndex(of: cursor) ?? 0) + 1) of \(places.count) with '\(text)'"
    } else {
      find(forward: true)
    }
  }

  /// An event as it is searched.
  private static func line(_ event: Event) -> String { "\(event.id)  \(EventText.line(event))" }

  /// Goes where the person says: an event's id, or a time.
  mutating func go(toNamed text: String) {
    let name = text.filter { $0 != " " }
    if name.isEmpty { return }
    if let time = name.hasPrefix("t") ? Int(name.dropFirst().drop { $0 == "=" }) : nil {
      go(to: recording.firstPlace(notBefore: time), or: "there are no events")
      return
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let step = parts.first ?? nil, parts.count < 3, let index = parts.count == 2 ? parts[1] : 0 else {
      return notice = "\(quoted(text)) is no event, like 4 or 4.6, and no time, like t=500"
    }
    let place = recording.firstPlace(notBefore: EventID(step: step, index: index))
    let found = min(place, recording.events.count - 1)
    go(to: found, or: "there are no events")
    if let event, event.id != EventID(step: step, index: index) {
      notice = "there is no event \(EventID(step: step, index: index)); this is the nearest"
    }
  }
}

extension PlayModel.Pane {
  /// The pane that Tab goes to.
  var next: Self {
    switch self {
    case .screen: .trace
    case .trace: .state
    case .state: .screen
    }
  }
}

extension String {
  /// Whether the bytes of a text are among these.
  fileprivate func contains(bytesOf part: String) -> Bool {
    var text = self
    var part = part
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        guard text.count >= part.count else { return false }
        for start in 0...(text.count - part.count) where text[start] == first {
          if text[start..<start + part.count].elementsEqual(part) { return true }
        }
        return false
      }
    }
  }
}
