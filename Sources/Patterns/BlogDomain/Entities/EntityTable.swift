public import Runtime

/// A value with a number of its own, kept once however many lists show it.
public protocol Entity: Identifiable, Equatable, Inspectable, Loggable where ID == Int {}

/// Entities by id, as a value.
///
/// The entities stand in small buckets, and the buckets in small groups. A copy shares them all, a change copies one
/// bucket and one group, and a comparison skips whatever is still shared: so the cost of changing one entity, with
/// the old value kept and compared, hardly grows with the table.
public struct EntityTable<Element: Entity>: Equatable {
  @usableFromInline typealias Bucket = [Element]

  @usableFromInline static var groupSize: Int { 32 }
  private static var bucketSize: Int { 8 }

  @usableFromInline var groups: [[Bucket]] = [[[]]]
  @usableFromInline var mask = 0  // the number of buckets, a power of two, less one
  /// How many entities there are.
  public private(set) var count = 0

  /// Makes an empty table.
  public init() {}

  /// The entity with an id.
  @inlinable public subscript(id: Int) -> Element? {
    let bucket = id & mask
    return place(of: id, in: bucket).map {
      groups[bucket / Self.groupSize][bucket % Self.groupSize][$0]
    }
  }

  /// Where an id stands in its bucket. Looks at the ids only: an entity is costly to copy.
  @inlinable func place(of id: Int, in bucket: Int) -> Int? {
    groups[bucket / Self.groupSize][bucket % Self.groupSize].withUnsafeBufferPointer { elements in
      for place in elements.indices where elements[place].id == id { return place }
      return nil
    }
  }

  /// Changes the entity with an id in place; nothing happens where there is none.
  /// - Returns: What the body returns.
  @discardableResult
  @inlinable public mutating func update<R>(_ id: Int, _ body: (inout Element) -> R) -> R? {
    let bucket = id & mask
    guard let place = place(of: id, in: bucket) else { return nil }
    return body(&groups[bucket / Self.groupSize][bucket % Self.groupSize][place])
  }

  /// Puts an entity in, in place of the one with its id.
  public mutating func insert(_ element: Element) {
    if update(element.id, { $0 = element }) != nil { return }
    if count >= (mask + 1) * Self.bucketSize { grow() }
    append(element)
    count += 1
  }

  private mutating func append(_ element: Element) {
    let bucket = element.id & mask
    groups[bucket / Self.groupSize][bucket % Self.groupSize].append(element)
  }

  private mutating func grow() {
    let elements = groups.joined().joined()
    mask = mask * 2 + 1
    let size = min(mask + 1, Self.groupSize)
    groups = Array(repeating: Array(repeating: [], count: size), count: (mask + 1) / size)
    for element in elements { append(element) }
  }

  /// Whether the tables share everything, and so are the same without a look at any entity.
  @inlinable public func isIdentical(to other: Self) -> Bool { Self.isShared(groups, other.groups) }

  @inlinable static func isShared<E>(_ a: [E], _ b: [E]) -> Bool {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
  }

  /// The ids whose entity differs from an earlier table's, ascending.
  @inlinable public func changedIDs(from old: Self) -> [Int] {
    if isIdentical(to: old) { return [] }
    var ids: [Int] = []
    if mask == old.mask {
      for group in groups.indices where !Self.isShared(groups[group], old.groups[group]) {
        let new = groups[group], old = old.groups[group]
        for place in new.indices where !Self.isShared(new[place], old[place]) {
          Self.compare(new[place], old[place], &ids)
        }
      }
    } else {
      for element in groups.joined().joined() where old[element.id] != element { ids.append(element.id) }
      for element in old.groups.joined().joined() where self[element.id] == nil { ids.append(element.id) }
    }
    return ids.sorted()
  }

  /// Compares where they stand, since an entity is costly to copy; one that was changed keeps its place.
  @inlinable static func compare(_ new: Bucket, _ old: Bucket, _ ids: inout [Int]) {
    new.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        var kept = 0
        for place in new.indices {
          let id = new[place].id
          let isInPlace = place < old.count && old[place].id == id
          guard let before = isInPlace ? place : old.firstIndex(where: { $0.id == id }) else {
            ids.append(id)
            continue
          }
          kept += 1
          if old[before] != new[place] { ids.append(id) }
        }
        if kept == old.count { return }
        for place in old.indices where !new.contains(where: { $0.id == old[place].id }) {
          ids.append(old[place].id)
        }
      }
    }
  }

  /// Compares two tables entity by entity.
  static func inspect(_ name: String, _ old: Self, _ new: Self, with inspector: inout Inspector) {
    for id in new.changedIDs(from: old) { inspector.element(name, id: id, old[id], new[id]) }
  }
}
