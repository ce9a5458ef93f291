/// Reads two items again to see whether they are the same, where their hashes are: a hash is never believed.
final class ContentCheck {
  private let old: RecordWindow
  private let new: RecordWindow
  private let projection: Projection
  /// The changes of the events read last, where single changes are compared.
  private var oldChanges = (offset: -1, changes: [Change]())
  private var newChanges = (offset: -1, changes: [Change]())

  init(_ old: RecordWindow, _ new: RecordWindow, _ projection: Projection) {
    self.old = old
    self.new = new
    self.projection = projection
  }

  /// Whether two items have the same content, numbers of events and of participants aside.
  /// - Throws: `TraceError` where a trace cannot be read again.
  func areSame(_ a: DiffItem, _ b: DiffItem) throws(TraceError) -> Bool {
    if case .stateChanges = projection.items { return try haveSameChange(a, b) }
    guard try old.read(at: a.offset) != nil, try new.read(at: b.offset) != nil else { return false }
    return areSame(old.record, new.record)
  }

  private func haveSameChange(_ a: DiffItem, _ b: DiffItem) throws(TraceError) -> Bool {
    if oldChanges.offset != a.offset { oldChanges = (a.offset, try old.event(at: a.offset).changes) }
    if newChanges.offset != b.offset { newChanges = (b.offset, try new.event(at: b.offset).changes) }
    let (i, j) = (Int(a.from), Int(b.from))
    guard oldChanges.changes.indices.contains(i), newChanges.changes.indices.contains(j) else { return false }
    return oldChanges.changes[i] == newChanges.changes[j]
  }

  private func areSame(_ a: borrowing RawRecord, _ b: borrowing RawRecord) -> Bool {
    let fields = projection.fields
    guard isSameText(a.kindName, b.kindName) else { return false }
    if fields.contains(.participants) {
      guard ParticipantTable.areOneType(a.from, b.from), ParticipantTable.areOneType(a.to, b.to) else {
        return false
      }
    }
    if fields.contains(.name), !isSameText(a.name, b.name) { return false }
    if fields.contains(.value), !isSameValue(a.value, b.value) { return false }
    if fields.contains(.changes), !isSameValue(a.nonemptyChanges, b.nonemptyChanges) { return false }
    if fields.contains(.others) {
      guard isSameText(a.role, b.role), a.extra.count == b.extra.count else { return false }
      if !a.extra.isEmpty, !TraceValue.Member.areSame(a.extraMembers, b.extraMembers) { return false }
    }
    return true
  }

  private func isSameText(_ a: Slice?, _ b: Slice?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }

  private func isSameValue(_ a: Slice?, _ b: Slice?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if a.count == b.count, Platform.equal(a.start, b.start, a.count) { return true }
    return JSONBuilder.value(a) == JSONBuilder.value(b)
  }
}

extension RawRecord {
  /// What changed; nil where the list is there and empty, too, which says the same.
  var nonemptyChanges: Slice? {
    guard let changes else { return nil }
    var next = changes.start + 1
    while next.pointee <= 0x20 { next += 1 }
    return next.pointee == UInt8(ascii: "]") ? nil : changes
  }
}
