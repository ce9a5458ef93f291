extension TraceDiff {
  /// The comparison as one JSON value, for machines.
  public var json: TraceValue {
    .object([
      .init("old", .string(oldName)), .init("new", .string(newName)), .init("same", .bool(isSame)),
      .init(
        "counts",
        .object([
          .init("unchanged", .int(counts.unchanged)), .init("changed", .int(counts.changed)),
          .init("inserted", .int(counts.inserted)), .init("removed", .int(counts.removed)),
        ])),
      .init("header", .array(header.map(TraceDiff.value))),
      .init("differences", .array(differences.map(TraceDiff.value))), .init("omitted", .int(omitted)),
      .init("causes", .array(causes.map { TraceValue($0) })),
    ])
  }

  private static func value(_ difference: TraceDifference) -> TraceValue {
    var members: [TraceValue.Member] = [.init("kind", .string(difference.kind.rawValue))]
    if let aspect = difference.aspect { members.append(.init("on", .string(aspect.rawValue))) }
    members.append(.init("step", .int(difference.step)))
    if let old = difference.old { members.append(.init("old", TraceValue(old))) }
    if let new = difference.new { members.append(.init("new", TraceValue(new))) }
    switch difference.kind {
    case .changed: members.append(.init("fields", .array(difference.fields.map(value))))
    case .inserted, .removed: break
    }
    return .object(members)
  }

  private static func value(_ field: FieldChange) -> TraceValue {
    var members: [TraceValue.Member] = [.init("path", .string(field.path))]
    if let old = field.old { members.append(.init("old", old)) }
    if let new = field.new { members.append(.init("new", new)) }
    return .object(members)
  }
}

extension TraceValue {
  /// An event as the object that its line is.
  /// - Parameter event: The event.
  public init(_ event: Event) {
    var members: [Member] = [.init("id", .string(event.id.description)), .init("t", .int(event.time))]
    if let cause = event.cause { members.append(.init("cause", .string(cause.description))) }
    members.append(.init("kind", .string(event.kind.name)))
    members.append(.init("from", .string(event.from)))
    if let to = event.to { members.append(.init("to", .string(to))) }
    if let name = event.name { members.append(.init("name", .string(name))) }
    if let value = event.value { members.append(.init("value", value)) }
    if !event.changes.isEmpty {
      members.append(.init("changes", .array(event.changes.map { TraceValue($0) })))
    }
    if let role = event.role { members.append(.init("role", .string(role))) }
    if let file = event.file { members.append(.init("file", .string(file))) }
    if let line = event.line { members.append(.init("line", .int(line))) }
    self = .object(members + event.extra)
  }

  /// A change as the object that its line has.
  /// - Parameter change: The change.
  public init(_ change: Change) {
    var members: [Member] = [.init("path", .string(change.path))]
    if let old = change.old { members.append(.init("old", old)) }
    if let new = change.new { members.append(.init("new", new)) }
    self = .object(members + change.extra)
  }
}
