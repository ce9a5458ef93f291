/// Reads a trace into an index, batch by batch: each line is checked, hashed and forgotten.
struct Indexer: ~Copyable {
  let projection: Projection
  var lines: RecordLines
  /// Whether all was read.
  private(set) var isAtEnd = false
  /// The step of the last event in the batch.
  private(set) var lastStep = 0

  /// Whether `lines` stands at an event that belongs to the next batch.
  var isPending = false
  private var recogniser: LineRecogniser
  private let hash = ValueHash()
  /// The participants of the step that is being passed; see `pass(_:_:_:)`.
  var participants: [UInt32] = []

  /// - Parameter recogniser: What knows the other trace's lines.
  init(_ trace: OpenTrace, _ projection: Projection, _ recogniser: LineRecogniser) throws(TraceError) {
    self.projection = projection
    self.recogniser = recogniser
    lines = RecordLines(name: trace.name, source: trace.source, keepingOrdinals: true)
    _ = try lines.begin()
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
    _ size: Int, _ names: inout ParticipantTable, _ paths: inout TextTable, into index: inout DiffIndex
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
      try add(line, &names, &paths, &index)
    }
    isAtEnd = true
    finish(&index)
  }

  /// Reads a batch of the second trace, parsing only the lines that the first does not have.
  /// - Parameter other: The first trace's reader; this one goes as far as its batch does.
  mutating func read(
    like other: borrowing Indexer, _ otherIndex: borrowing DiffIndex, _ names: inout ParticipantTable,
    _ paths: inout TextTable, into index: inout DiffIndex
  ) throws(TraceError) {
    var isFirst = true
    recogniser.rewind()
    let limit = other.isAtEnd ? Int.max : other.lastStep
    let recognises = hasAllEvents && lines.isByLine && other.lines.isByLine
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
        try add(line, &names, &paths, &index)
      case .known(let place, let cause):
        if isFirst { index.note(step: step, offset: line.offset) }
        var item = otherIndex.items[place]
        item.offset = line.offset
        item.cause = cause.map { UInt32(truncatingIfNeeded: $0) } ?? DiffItem.none
        item.twin = UInt32(truncatingIfNeeded: otherIndex.base + place)
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
    _ line: Line, _ names: inout ParticipantTable, _ paths: inout TextTable, _ index: inout DiffIndex
  ) throws(TraceError) {
    if lines.seen.count >= DiffItem.countLimit {
      throw TraceError(
        file: lines.name, line: 0, column: 0, message: "more than \(DiffItem.countLimit) events to compare")
    }
    switch projection.items {
    case .allEvents: break
    case .events(let kind): if lines.record.kind != kind { return }
    case .stateChanges:
      if lines.record.kind == KindCode.state { addChanges(lines.record, line, &paths, &index) }
      return
    }
    open(lines.record.id.step, &index)
    index.items.append(item(lines.record, line, &names))
  }

  @inline(__always)
  private func item(_ record: borrowing RawRecord, _ line: Line, _ names: inout ParticipantTable) -> DiffItem
  {
    let fields = projection.fields
    let none = (id: ParticipantTable.none, type: ParticipantTable.none)
    let from = record.from.map { names.number($0) } ?? none
    let to = record.to.map { names.number($0) } ?? none
    var cause = DiffItem.none
    // Places are those of all events, so they mean nothing where only some of them are items.
    if fields.contains(.cause), let id = record.cause, let place = lines.seen.ordinal(id) {
      cause = UInt32(truncatingIfNeeded: place)
    }
    return DiffItem(
      hash: content(record, from.type, to.type), offset: line.offset, time: record.time,
      shape: Indexer.shape(record, from.type), cause: cause, from: from.id, to: to.id)
  }

  /// The hash of what is compared.
  @inline(__always)
  private func content(_ record: borrowing RawRecord, _ from: UInt32, _ to: UInt32) -> UInt64 {
    let fields = projection.fields
    var result = record.kindName.map { hash.text($0, seed: 1) } ?? 0
    if fields.contains(.participants) { result = hash.bytes.mix(result, UInt64(from) << 32 | UInt64(to)) }
    if fields.contains(.name), let name = record.name { result = hash.text(name, seed: result &+ 2) }
    if fields.contains(.value), let value = record.value { result = hash.value(value, seed: result &+ 3) }
    if fields.contains(.changes), let changes = record.nonemptyChanges {
      result = hash.value(changes, seed: result &+ 4)
    }
    if fields.contains(.others) {
      if let role = record.role { result = hash.text(role, seed: result &+ 5) }
      if !record.extra.isEmpty {
        var sum: UInt64 = 0
        for (key, value) in record.extra { sum &+= hash.value(value, seed: hash.text(key, seed: 6)) }
        result = hash.bytes.mix(result, sum)
      }
    }
    return result
  }

  /// What makes two different items likely to be one that changed. The same in every process, since it decides which
  /// items are told as pairs.
  @inline(__always)
  private static func shape(_ record: borrowing RawRecord, _ from: UInt32) -> UInt32 {
    let kind =
      record.kind == RawRecord.otherKind ? 32 + UInt32(steadyHash(record.kindName) & 31) : UInt32(record.kind)
    return kind << 26 | (from & 0x1FFF) << 13 | UInt32(steadyHash(record.name) & 0x1FFF)
  }

  @inline(__always)
  private static func steadyHash(_ text: Slice?) -> UInt64 {
    guard let text else { return 0 }
    let tail = text.count > 8 ? Word.load(text.start + text.count - 8, 8) : 0
    let middle = text.count > 24 ? Word.load(text.start + text.count / 2, 8) : 0
    return ByteHash.mix(
      Word.load(text.start, text.count) ^ UInt64(truncatingIfNeeded: text.count), tail ^ middle)
  }

  private func addChanges(
    _ record: RawRecord, _ line: Line, _ paths: inout TextTable, _ index: inout DiffIndex
  ) {
    let changes = record.changes.map { JSONBuilder.changes($0) } ?? []
    for (place, change) in changes.enumerated() {
      open(record.id.step, &index)
      index.items.append(
        DiffItem(
          hash: UInt64(bitPattern: Int64(change.hashValue)), offset: line.offset, time: record.time,
          shape: paths.number(change.path), cause: DiffItem.none, from: UInt32(truncatingIfNeeded: place),
          to: paths.number(Indexer.withoutIndices(change.path))))
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
}
