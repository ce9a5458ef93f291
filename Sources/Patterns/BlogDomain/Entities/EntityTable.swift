public import Runtime

/// A value with a number of its own, kept once however many lists show it.
public protocol Entity: Identifiable, Equatable, Inspectable, Loggable where ID == Int {}

/// Entities by id, as a value.
///
/// The entities stand in small buckets. A copy shares them all, a change copies one, and a comparison skips those
/// that are still shared: so the cost of changing one entity, old value kept and compared, does not grow with
/// the table.
public struct EntityTable<Element: Entity>: Equatable {
  private var buckets: [[Element]] = [[]]
  /// How many entities there are.
  public private(set) var count = 0

  /// Makes an empty table.
  public init() {}

  /// The entity with an id.
  public subscript(id: Int) -> Element? {
    buckets[bucket(of: id)].first { $0.id == id }
  }

  private func bucket(of id: Int) -> Int { id & (buckets.count - 1) }

  /// Changes the entity with an id in place; nothing happens where there is none.
  /// - Returns: What the body returns.
  @discardableResult
  public mutating func update<R>(_ id: Int, _ body: (inout Element) -> R) -> R? {
    let bucket = bucket(of: id)
    guard let place = buckets[bucket].firstIndex(where: { $0.id == id }) else { return nil }
    return body(&buckets[bucket][place])
  }

  /// Puts an entity in, in place of the one with its id.
  public mutating func insert(_ element: Element) {
    if update(element.id, { $0 = element }) != nil { return }
    if count >= buckets.count * 16 { grow() }
    buckets[bucket(of: element.id)].append(element)
    count += 1
  }

  private mutating func grow() {
    let elements = buckets.joined()
    buckets = Array(repeating: [], count: buckets.count * 2)
    for element in elements { buckets[bucket(of: element.id)].append(element) }
  }

  /// The ids whose entity differs from an earlier table's, ascending.
  public func changedIDs(from old: Self) -> [Int] {
    var ids: Set<Int> = []
    if buckets.count == old.buckets.count {
      for (new, old) in zip(buckets, old.buckets) where new != old {
        for element in new where old.first(where: { $0.id == element.id }) != element { ids.insert(element.id) }
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
