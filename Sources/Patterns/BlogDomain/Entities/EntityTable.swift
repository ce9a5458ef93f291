public import Runtime

/// A value with a number of its own, kept once however many lists show it.
public protocol Entity: Identifiable, Equatable, Inspectable, Loggable where ID == Int {}

/// Entities by id, as a value.
///
/// They stand in a tree, one in each node: the bits of an id say the way to it, two at each step, the lowest first.
/// None is ever taken out, so each keeps its place. A copy shares the whole tree, a change copies the few nodes on the
/// way to one entity, and a comparison skips whatever is still shared: so the cost of changing one entity, with the
/// old value kept and compared, hardly grows with the table.
public struct EntityTable<Element: Entity>: Equatable {
  @usableFromInline private(set) var root: EntityNode<Element>?

  /// Makes an empty table.
  public init() {}

  /// The entity with an id.
  @inlinable public subscript(id: Int) -> Element? { root?.find(id, bits: id)?.element }

  /// Looks at the entity with an id where it stands, which takes less than a copy of it; nil where there is none.
  @inlinable public func read<R>(_ id: Int, _ body: (Element) -> R) -> R? {
    root?.find(id, bits: id).map { body($0.element) }
  }

  /// Whether both tables have the entity with an id, and it is the same in both.
  @inlinable public func isSame(_ id: Int, in other: Self) -> Bool {
    if isIdentical(to: other) { return true }
    guard let own = root?.find(id, bits: id), let others = other.root?.find(id, bits: id) else {
      return false
    }
    return own === others || own.element == others.element
  }

  /// Changes the entity with an id; nothing happens where there is none.
  /// - Returns: What the body returns.
  @discardableResult
  public mutating func update<R>(_ id: Int, _ body: (inout Element) -> R) -> R? {
    guard var element = self[id] else { return nil }
    let result = body(&element)
    insert(element)
    return result
  }

  /// Puts an entity in, in place of the one with its id.
  public mutating func insert(_ element: Element) {
    EntityNode.put(element, into: &root, bits: element.id)
  }

  /// Whether the tables share everything, and so are the same without a look at any entity.
  @inlinable public func isIdentical(to other: Self) -> Bool { root === other.root }

  /// The ids whose entity differs from an earlier table's, ascending.
  @inlinable public func changedIDs(from old: Self) -> [Int] {
    var ids: [Int] = []
    eachDifference(from: old) { ids.append($0.id) }
    return ids
  }

  /// Calls `body` with how it differs from an earlier table, in the order of the ids.
  @inlinable func eachDifference(from old: Self, _ body: (EntityNode<Element>.Difference) -> Void) {
    if isIdentical(to: old) { return }
    var found = EntityNode<Element>.Differences()
    EntityNode.compare(old.root, root, level: 0, into: &found)
    if found.count == 0 { return }
    if found.count == 1 { return body(found.first) }
    for difference in ([found.first] + found.others).sorted(by: { $0.id < $1.id }) { body(difference) }
  }

  /// Whether they hold the same entities.
  public static func == (a: Self, b: Self) -> Bool { a.changedIDs(from: b).isEmpty }
}

extension Inspector {
  /// Compares two tables entity by entity. Asked first, and inlined, whether they are one: most are.
  @inline(__always)
  mutating func table<Element: Entity>(
    _ name: String, _ old: EntityTable<Element>, _ new: EntityTable<Element>
  ) {
    if !old.isIdentical(to: new) { differences(name, old, new) }
  }

  private mutating func differences<Element: Entity>(
    _ name: String, _ old: EntityTable<Element>, _ new: EntityTable<Element>
  ) {
    new.eachDifference(from: old) { change in
      switch (change.old, change.new) {
      case (let old?, let new?): element(name, id: change.id, old.element, new.element)
      case (let old, let new): element(name, id: change.id, old?.element, new?.element)
      }
    }
  }
}
