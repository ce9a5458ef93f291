public import Runtime

/// A value with a number of its own, kept once however many lists show it.
public protocol Entity: Identifiable, Equatable, Inspectable, Loggable where ID == Int {}

/// Entities by id, as a value.
///
/// The entities stand in small buckets. A copy shares them all, a change copies one, and a comparison skips those
/// that are still shared: so the cost of changing one entity, old value kept and compared, does not grow with
/// the table.
public struct EntityTable<Element: Entity>: Equatable {
  @usableFromInline var buckets: [[Element]] = [[]]
  /// How many entities there are.
  public private(set) var count = 0

  /// Makes an empty table.
  public init() {}

  /// The entity with an id.
  @inlinable public subscript(id: Int) -> Element? {
    let bucket = bucket(of: id)
    return place(of: id, in: bucket).map { buckets[bucket][$0] }
  }

  @inlinable func bucket(of id: Int) -> Int { id & (buckets.count - 1) }

  /// Where an id stands in its bucket. Looks at the ids only: an entity is costly to copy.
  @inlinable func place(of id: Int, in bucket: Int) -> Int? {
    buckets[bucket].withUnsafeBufferPointer { elements in
      for place in elements.indices where elements[place].id == id { return place }
      return nil
    }
  }

  /// Changes the entity with an id in place; nothing happens where there is none.
  /// - Returns: What the body returns.
  @discardableResult
  @inlinable public mutating func update<R>(_ id: Int, _ body: (inout Element) -> R) -> R? {
    let bucket = bucket(of: id)
    guard let place = place(of: id, in: bucket) else { return nil }
    return body(&buckets[bucket][place])
  }

  /// Puts an entity in, in place of the one with its id.
  public mutating func insert(_ element: Element) {
    if update(element.id, { $0 = element }) != nil { return }
    if count >= buckets.count * 8 { grow() }
    buckets[bucket(of: element.id)].append(element)
    count += 1
  }

  private mutating func grow() {
    let elements = buckets.joined()
    buckets = Array(repeating: [], count: buckets.count * 2)
    for element in elements { buckets[bucket(of: element.id)].append(element) }
  }

  /// Whether the tables share everything, and so are the same without a look at any entity.
  public func isIdentical(to other: Self) -> Bool {
    buckets.withUnsafeBufferPointer { own in
      other.buckets.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
    }
  }

  /// The ids whose entity differs from an earlier table's, ascending.
  public func changedIDs(from old: Self) -> [Int] {
    var ids: Set<Int> = []
    if buckets.count == old.buckets.count {
      for (new, old) in zip(buckets, old.buckets) where new != old {
        for element in new where old.first(where: { $0.id == element.id }) != element {
          ids.insert(element.id)
        }
        for element in old where !new.contains(where: { $0.id == element.id }) { ids.insert(element.id) }
      }
    } else {
      for element in buckets.joined() where old[element.id] != element { ids.insert(element.id) }
      for element in old.buckets.joined() where self[element.id] == nil { ids.insert(element.id) }
    }
    return ids.sorted()
  }

  /// Compares two tables entity by entity.
  static func inspect(_ name: String, _ old: Self, _ new: Self, with inspector: inout Inspector) {
    for id in new.changedIDs(from: old) { inspector.element(name, id: id, old[id], new[id]) }
  }
}
