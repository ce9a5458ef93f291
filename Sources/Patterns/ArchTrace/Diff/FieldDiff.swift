/// Finds which fields of two events differ, and names each by its path.
enum FieldDiff {
  /// Compares what a projection looks at, but for ids, causes and times.
  static func compare(_ old: Event, _ new: Event, _ fields: Projection.Fields) -> [FieldChange] {
    var result = compare("kind", .string(old.kind.name), .string(new.kind.name))
    if fields.contains(.participants) {
      if !isOneType(old.from, new.from) { result += compare("from", .string(old.from), .string(new.from)) }
      if !isOneType(old.to, new.to) {
        result += compare("to", old.to.map { .string($0) }, new.to.map { .string($0) })
      }
    }
    if fields.contains(.name) {
      result += compare("name", old.name.map { .string($0) }, new.name.map { .string($0) })
    }
    if fields.contains(.value) { result += compare("value", old.value, new.value) }
    if fields.contains(.changes) { result += compare(old.changes, new.changes) }
    if fields.contains(.others) {
      result += compare("role", old.role.map { .string($0) }, new.role.map { .string($0) })
      result += members("", old.extra, new.extra)
    }
    return result
  }

  /// Compares two values, down to the member or element that differs.
  static func compare(_ path: String, _ old: TraceValue?, _ new: TraceValue?) -> [FieldChange] {
    if old == new { return [] }
    switch (old, new) {
    case (.object(let a)?, .object(let b)?):
      let inside = members(path + ".", a, b)
      return inside.isEmpty ? [FieldChange(path, old: old, new: new)] : inside
    case (.array(let a)?, .array(let b)?): return elements(path, a, b)
    case (_, _): return [FieldChange(path, old: old, new: new)]
    }
  }

  private static func members(
    _ prefix: String, _ old: [TraceValue.Member], _ new: [TraceValue.Member]
  ) -> [FieldChange] {
    var rest: [ExactText: TraceValue] = [:]
    for member in new { rest[ExactText(member.key)] = member.value }
    var result: [FieldChange] = []
    for member in TraceValue.Member.ordered(old) {
      result += compare(prefix + member.key, member.value, rest.removeValue(forKey: ExactText(member.key)))
    }
    for member in TraceValue.Member.ordered(new) where rest[ExactText(member.key)] != nil {
      result.append(FieldChange(prefix + member.key, old: nil, new: member.value))
    }
    return result
  }

  private static func elements(_ path: String, _ old: [TraceValue], _ new: [TraceValue]) -> [FieldChange] {
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var same = 0
    while same < min(old.count, new.count) - first, old[old.count - 1 - same] == new[new.count - 1 - same] {
      same += 1
    }
    var result: [FieldChange] = []
    for index in first..<max(old.count, new.count) - same {
      let a = index < old.count - same ? old[index] : nil
      let b = index < new.count - same ? new[index] : nil
      result += compare("\(path)[\(index)]", a, b)
    }
    return result
  }

  /// Compares two lists of changes: the n-th entry of a path with the other's n-th of that path.
  private static func compare(_ old: [Change], _ new: [Change]) -> [FieldChange] {
    if old == new { return [] }
    var waiting: [ExactText: [Int]] = [:]
    for index in new.indices.reversed() { waiting[ExactText(new[index].path), default: []].append(index) }
    var result: [FieldChange] = []
    for change in old {
      if let index = waiting[ExactText(change.path)]?.popLast() {
        result += compare(change, new[index])
      } else {
        result.append(FieldChange("changes[\(change.path)]", old: whole(change), new: nil))
      }
    }
    let inserted = waiting.values.joined().sorted()
    for index in inserted {
      result.append(FieldChange("changes[\(new[index].path)]", old: nil, new: whole(new[index])))
    }
    if result.isEmpty {
      let paths = { (changes: [Change]) in TraceValue.array(changes.map { .string($0.path) }) }
      result.append(FieldChange("changes (order)", old: paths(old), new: paths(new)))
    }
    return result
  }

  static func compare(_ old: Change, _ new: Change) -> [FieldChange] {
    compare("changes[\(old.path)].old", old.old, new.old)
      + compare("changes[\(old.path)].new", old.new, new.new)
      + members("changes[\(old.path)].", old.extra, new.extra)
  }

  private static func whole(_ change: Change) -> TraceValue {
    var members: [TraceValue.Member] = []
    if let old = change.old { members.append(.init("old", old)) }
    if let new = change.new { members.append(.init("new", new)) }
    return .object(members + change.extra)
  }

  private static func isOneType(_ a: String?, _ b: String?) -> Bool {
    ExactText.isSame(a.map { String(type($0)) }, b.map { String(type($0)) })
  }

  /// A participant's name without its number.
  static func type(_ name: String) -> Substring {
    guard let mark = name.lastIndex(of: "#"), mark != name.startIndex else { return name[...] }
    let number = name[name.index(after: mark)...]
    return !number.isEmpty && number.utf8.allSatisfy { $0 &- 0x30 < 10 } ? name[..<mark] : name[...]
  }
}
