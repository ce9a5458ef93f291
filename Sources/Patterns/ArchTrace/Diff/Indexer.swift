/// Reads a trace into an index, batch by batch: each line is checked, hashed and forgotten.
struct Indexer: ~Copyable {
  let projection: Projection
  let header: TraceHeader
  var lines: RecordLines
  /// Whether all was read.
  private(set) var isAtEnd = false
  /// The step of the last event in the batch.
  private(set) var lastStep = 0

  /// Whether `lines` stands at an event that belongs to the next batch.
  var isPending = false
  private var recogniser = LineRecogniser()
  private var canonical = ByteBuffer(capacity: 1024)
  /// The participants of the step that is being passed; see `pass(_:_:_:)`.
  var participants: [UInt32] = []

  init(_ trace: OpenTrace, _ projection: Projection) throws(TraceError) {
    self.projection = projection
    lines = RecordLines(name: trace.name, source: trace.source, keepingOrdinals: true)
    header = try lines.begin()
  }

  var footer: TraceFooter { lines.footer }

  /// Whether every event is an item.
  var hasAllEvents: Bool {
    switch projection.items {
    case .allEvents: true
    case .events, .stateChanges: false
    }
  }

  /// Reads a batch of the first trace.
  /// - Parameter size: After how many events the next step begins another batch.
  mutating func read(
    _ size: Int, _ names: inout ParticipantTable, into index: inout DiffIndex
  ) throws(TraceError) {
    var count = 0
    while try pending() ? true : lines.next() {
      guard let line = lines.line else { break }
      if count >= size, lines.record.id.step != lastStep {
        isPending = true
        return finish(&index)
      }
      lastStep = lines.record.id.step
      if count == 0 { index.note(step: lastStep, offset: line.offset) }
      count += 1
      try add(line, &names, &index)
      if hasAllEvents { index.lineHashes.append(ByteHash.hash(line.start, line.count)) }
    }
    isAtEnd = true
    finish(&index)
  }

  /// Reads a batch of the second trace, parsing only the lines that the first does not have.
  /// - Parameter other: The first trace's reader; this one goes as far as its batch does.
  mutating func read(
    like other: borrowing Indexer, _ otherIndex: borrowing DiffIndex, _ names: inout ParticipantTable,
    into index: inout DiffIndex
  ) throws(TraceError) {
    var isFirst = true
    recogniser.rewind()
    let limit = other.isAtEnd ? Int.max : other.lastStep
    let recognises = hasAllEvents
    while true {
      var found = RecordLines.Found.parsed
      if !pending() {
        if recognises {
          found = try lines.next(recognising: &recogniser, in: otherIndex, other.lines.seen)
        } else if try !lines.next() {
          found = .footer
        }
      }
      guard let line = lines.line else { break }
      let step = lines.seen.last?.step ?? 0
      switch found {
      case .parsed:
        if step > limit {
          isPending = true
          return finish(&index)
        }
        if isFirst { index.note(step: step, offset: line.offset) }
        try add(line, &names, &index)
      case .known(let place, let cause):
        if isFirst { index.note(step: step, offset: line.offset) }
        var item = otherIndex.items[place]
        item.offset = line.offset
        item.cause = cause.map { UInt32(truncatingIfNeeded: $0) } ?? DiffItem.none
        open(step, &index)
        index.items.append(item)
      case .footer:
        isAtEnd = true
        return finish(&index)
      }
      isFirst = false
      lastStep = step
    }
    isAtEnd = true
  }

  /// Whether an event is left over from the batch before; it is taken by asking.
  private mutating func pending() -> Bool {
    defer { isPending = false }
    return isPending
  }

  private func finish(_ index: inout DiffIndex) {
    if !index.steps.isEmpty { index.steps[index.steps.count - 1].end = index.items.count }
  }

  /// Notes that the next item belongs to a step.
  @inline(__always)
  private func open(_ step: Int, _ index: inout DiffIndex) {
    if let last = index.steps.last, last.number == step { return }
    if !index.steps.isEmpty { index.steps[index.steps.count - 1].end = index.items.count }
    index.steps.append(.init(number: step, first: index.items.count, end: index.items.count))
  }

  @inline(__always)
  private mutating func add(
    _ line: Line, _ names: inout ParticipantTable, _ index: inout DiffIndex
  ) throws(TraceError) {
    if lines.seen.count >= DiffItem.countLimit {
      throw TraceError(
        file: lines.name, line: 0, column: 0, message: "more than \(DiffItem.countLimit) events to compare")
    }
    switch projection.items {
    case .allEvents: break
    case .events(let kind): if lines.record.kind != kind { return }
    case .stateChanges:
      if lines.record.kind == KindCode.state { addChanges(lines.record, line, &index) }
      return
    }
    open(lines.record.id.step, &index)
    if lines.isCanonical {
      index.items.append(item(lines.record, line, &names))
    } else {
      index.items.append(rewritten(lines.record.event, line, &names) ?? item(lines.record, line, &names))
    }
  }

  @inline(__always)
  private func item(_ record: borrowing RawRecord, _ line: Line, _ names: inout ParticipantTable) -> DiffItem
  {
    let fields = projection.fields
    let from = record.from.map { names.number($0) } ?? (id: ParticipantTable.none, type: 0)
    let to = record.to.map { names.number($0) } ?? (id: ParticipantTable.none, type: 0)
    let kind = record.kindName.map { ByteHash.hash($0.start, $0.count) } ?? 0
    let name = record.name.map { ByteHash.hash($0.start, $0.count) } ?? 0
    var hash = kind
    if fields.contains(.participants) { hash = ByteHash.mix(hash ^ from.type, to.type &+ 1) }
    if fields.contains(.name) { hash = ByteHash.mix(hash, name &+ 2) }
    if fields.contains(.value), let value = record.value {
      hash = ByteHash.hash(value.start, value.count, seed: hash &+ 3)
    }
    if fields.contains(.changes), let changes = record.changes, changes.count > 2 {
      hash = ByteHash.hash(changes.start, changes.count, seed: hash &+ 4)
    }
    if fields.contains(.others) {
      if let role = record.role { hash = ByteHash.hash(role.start, role.count, seed: hash &+ 5) }
      for (key, value) in record.extra {
        hash = ByteHash.hash(key.start, key.count, seed: hash &+ 6)
        hash = ByteHash.hash(value.start, value.count, seed: hash)
      }
    }
    let kindBits = record.kind == RawRecord.otherKind ? 32 + (kind & 31) : UInt64(record.kind)
    let shape = kindBits << 26 | (from.type & 0x1FFF) << 13 | (name & 0x1FFF)
    var cause = DiffItem.none
    // Places are those of all events, so they mean nothing where only some of them are items.
    if fields.contains(.cause), let id = record.cause, let place = lines.seen.ordinal(id) {
      cause = UInt32(truncatingIfNeeded: place)
    }
    return DiffItem(
      hash: hash, offset: line.offset, time: record.time, shape: UInt32(truncatingIfNeeded: shape),
      cause: cause,
      from: from.id, to: to.id)
  }

  /// The item of an event that is not written as the writer would write it: of what the writer would write.
  private mutating func rewritten(
    _ event: Event, _ line: Line, _ names: inout ParticipantTable
  ) -> DiffItem? {
    canonical.clear()
    canonical.put(event)
    let count = canonical.count
    for _ in 0..<16 { canonical.put(lineFeed) }
    let start = UnsafePointer(canonical.base)
    var scanner = JSONScanner(Line(start: start, end: start + count, offset: 0, isTerminated: true))
    var record = RawRecord()
    guard case .event? = try? record.scan(&scanner) else { return nil }
    return item(record, line, &names)
  }

  private func addChanges(_ record: RawRecord, _ line: Line, _ index: inout DiffIndex) {
    let changes = record.changes.map { JSONBuilder.changes($0) } ?? []
    for (place, change) in changes.enumerated() {
      open(record.id.step, &index)
      let path = Indexer.hash(change.path, seed: 1)
      var hash = path
      if let old = change.old { hash = Indexer.hash(old.json, seed: hash &+ 2) }
      if let new = change.new { hash = Indexer.hash(new.json, seed: hash &+ 3) }
      let generic = Indexer.hash(Indexer.withoutIndices(change.path), seed: 1)
      index.items.append(
        DiffItem(
          hash: hash, offset: line.offset, time: record.time, shape: UInt32(truncatingIfNeeded: path),
          cause: DiffItem.none, from: UInt32(place), to: UInt32(truncatingIfNeeded: generic)))
    }
  }

  /// `users[7].pending` becomes `users[].pending`: the path that a pattern has or has not.
  private static func withoutIndices(_ path: String) -> String {
    var result = ""
    var depth = 0
    for character in path.unicodeScalars {
      if character == "]" { depth -= 1 }
      if depth <= 0 { result.unicodeScalars.append(character) }
      if character == "[" { depth += 1 }
    }
    return result
  }

  private static func hash(_ text: String, seed: UInt64) -> UInt64 {
    var bytes = Array(text.utf8)
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: 8))
    return bytes.withUnsafeBufferPointer {
      $0.baseAddress.map { ByteHash.hash($0, count, seed: seed) } ?? seed
    }
  }
}
