/// Numbers the participants' names of both traces. Two names that differ only in their `#N` have one type.
struct ParticipantTable {
  private var names = TextTable()
  private var typeNames = TextTable()
  /// The type of each name, as a number.
  private(set) var types: [UInt32] = []
  /// No participant: where an event has no `to`.
  static let none = UInt32.max

  var count: Int { types.count }

  /// - Returns: The name's number, and that of the name without its `#N`.
  @inline(__always)
  mutating func number(_ name: Slice) -> (id: UInt32, type: UInt32) {
    let id = names.number(name.start, name.count)
    if Int(id) == types.count {
      types.append(typeNames.number(name.start, ParticipantTable.lengthWithoutNumber(name)))
    }
    return (id, types[Int(id)])
  }

  /// Whether two names differ only in their `#N`, or both are none.
  static func areOneType(_ a: Slice?, _ b: Slice?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    let (length, other) = (lengthWithoutNumber(a), lengthWithoutNumber(b))
    return length == other && Platform.equal(a.start, b.start, length)
  }

  private static func lengthWithoutNumber(_ name: Slice) -> Int {
    var index = name.count
    while index > 0, name.start[index - 1] &- 0x30 < 10 { index -= 1 }
    return index < name.count && index > 1 && name.start[index - 1] == UInt8(ascii: "#")
      ? index - 1 : name.count
  }
}

/// Which participant of the one trace is which of the other, as far as matched events have shown.
struct ParticipantMap {
  private var newOfOld: [UInt32] = []
  private var oldOfNew: [UInt32] = []
  /// Who was taken for an old one the last time, against what was known.
  private var doubts: [UInt32] = []

  /// Makes room for all participants.
  mutating func grow(_ count: Int) {
    let more = repeatElement(ParticipantTable.none, count: max(0, count - newOfOld.count))
    newOfOld += more
    oldOfNew += more
    doubts += more
  }

  /// Takes two participants of one type for one another.
  /// - Returns: False where another was taken before, and their names differ: then it is a difference. Where it
  ///   happens again with the same two, they have swapped for good, which is not told twice.
  @inline(__always)
  mutating func match(_ old: UInt32, _ new: UInt32) -> Bool {
    if old == ParticipantTable.none || new == ParticipantTable.none { return true }
    return newOfOld[Int(old)] == new && doubts[Int(old)] == ParticipantTable.none || doubt(old, new)
  }

  private mutating func doubt(_ old: UInt32, _ new: UInt32) -> Bool {
    let known = newOfOld[Int(old)]
    if known == new {
      doubts[Int(old)] = ParticipantTable.none
      return true
    }
    if known == ParticipantTable.none {
      let isFree = oldOfNew[Int(new)] == ParticipantTable.none
      newOfOld[Int(old)] = new
      oldOfNew[Int(new)] = old
      return isFree || old == new
    }
    if doubts[Int(old)] == new {
      newOfOld[Int(old)] = new
      oldOfNew[Int(new)] = old
      doubts[Int(old)] = ParticipantTable.none
      return true
    }
    doubts[Int(old)] = new
    return old == new
  }
}
