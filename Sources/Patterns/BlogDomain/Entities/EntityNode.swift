/// A place in a table's tree: an entity, and the four ways further on.
///
/// The ways are changed only while the node is in one tree alone, with all that are above it.
@usableFromInline final class EntityNode<Element: Entity> {
  @usableFromInline let element: Element
  @usableFromInline private(set) var first: EntityNode?
  @usableFromInline private(set) var second: EntityNode?
  @usableFromInline private(set) var third: EntityNode?
  @usableFromInline private(set) var fourth: EntityNode?

  private init(_ element: Element, waysOf node: EntityNode?) {
    self.element = element
    guard let node else { return }
    first = node.first
    second = node.second
    third = node.third
    fourth = node.fourth
  }

  /// The next node on the way that the lowest two bits say.
  @inlinable func next(_ bits: Int) -> EntityNode? {
    switch bits & 3 {
    case 0: first
    case 1: second
    case 2: third
    case _: fourth
    }
  }

  /// The node of an id, here or further on.
  /// - Parameter bits: Those of the id's that say the way on.
  @inlinable func find(_ id: Int, bits: Int) -> EntityNode? {
    var node = self
    var bits = bits
    while node.element.id != id {
      guard let next = node.next(bits) else { return nil }
      node = next
      bits >>= 2
    }
    return node
  }

  /// Puts an entity into a tree, in place of the one with its id.
  /// - Parameter bits: Those of the entity's id that say the way on.
  static func put(_ element: Element, into tree: inout EntityNode?, bits: Int) {
    guard let id = tree?.element.id, id != element.id else {
      tree = EntityNode(element, waysOf: tree)
      return
    }
    // Not asked of a node that something else here holds too.
    if !isKnownUniquelyReferenced(&tree) { tree = tree.map { EntityNode($0.element, waysOf: $0) } }
    tree?.put(element, bits)
  }

  private func put(_ element: Element, _ bits: Int) {
    switch bits & 3 {
    case 0: Self.put(element, into: &first, bits: bits >> 2)
    case 1: Self.put(element, into: &second, bits: bits >> 2)
    case 2: Self.put(element, into: &third, bits: bits >> 2)
    case _: Self.put(element, into: &fourth, bits: bits >> 2)
    }
  }

  @inlinable func each(_ body: (EntityNode) -> Void) {
    body(self)
    first?.each(body)
    second?.each(body)
    third?.each(body)
    fourth?.each(body)
  }
}

extension EntityNode {
  /// An entity that is not the same in two trees; nil on the side that does not have it.
  @usableFromInline struct Difference {
    @usableFromInline let id: Int
    @usableFromInline let old: EntityNode?
    @usableFromInline let new: EntityNode?

    @inlinable init(_ id: Int, _ old: EntityNode?, _ new: EntityNode?) {
      self.id = id
      self.old = old
      self.new = new
    }
  }

  /// How two trees differ. Most often in one entity, for which no array is made.
  @usableFromInline struct Differences {
    @usableFromInline var count = 0
    @usableFromInline var first = Difference(0, nil, nil)
    @usableFromInline var others: [Difference] = []

    @inlinable init() {}

    @inlinable mutating func append(_ difference: Difference) {
      if count == 0 { first = difference } else { others.append(difference) }
      count += 1
    }
  }

  /// Adds to `found` how two trees differ that are not the same one, without a look at what they share.
  /// - Parameter level: How many bits of the ids say the way to here.
  @inlinable static func compare(
    _ old: EntityNode?, _ new: EntityNode?, level: Int, into found: inout Differences
  ) {
    guard let old, let new, old.element.id == new.element.id else {
      return compareByID(old, new, level, &found)
    }
    if old.element != new.element { found.append(Difference(new.element.id, old, new)) }
    if old.first !== new.first { compare(old.first, new.first, level: level + 2, into: &found) }
    if old.second !== new.second { compare(old.second, new.second, level: level + 2, into: &found) }
    if old.third !== new.third { compare(old.third, new.third, level: level + 2, into: &found) }
    if old.fourth !== new.fourth { compare(old.fourth, new.fourth, level: level + 2, into: &found) }
  }

  /// Where one tree has nothing, or neither was made from the other, so that the same places tell nothing.
  @inlinable static func compareByID(
    _ old: EntityNode?, _ new: EntityNode?, _ level: Int, _ found: inout Differences
  ) {
    old?.each { old in
      let id = old.element.id
      let new = new?.find(id, bits: id >> level)
      if old.element != new?.element { found.append(Difference(id, old, new)) }
    }
    new?.each { new in
      let id = new.element.id
      if old?.find(id, bits: id >> level) == nil { found.append(Difference(id, nil, new)) }
    }
  }
}
