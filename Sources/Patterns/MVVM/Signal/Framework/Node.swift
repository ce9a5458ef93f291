/// A signal's place among those made from it, whatever its values.
///
/// A change runs in three passes. First whatever is made from the changed signals, anywhere, is marked as out of date.
/// Then those of the same owner are computed, nearest first, each once: a value that is asked for meanwhile and is out
/// of date is computed first. Only then are the observers told, in the order in which the signals were made from one
/// another. So nobody, whichever way a change reaches it, is told a value made of a new one and an old one.
///
/// An observer that answers with a change has that one told at once, inside of the one it answers; whoever was not told
/// of the first by then is told of the second only.
public class Node {
  /// Whose signal it is, and in whose name its value is computed.
  unowned let owner: any Subscriber
  /// How far it is from those that it is made from.
  let height: Int
  /// Which change it has, to find out whether another one overtook it.
  private(set) var version = 0
  private var dependents: [Link] = []

  private struct Link {
    weak var node: Node?
  }

  init(of owner: any Subscriber, height: Int) {
    self.owner = owner
    self.height = height
  }

  /// Takes in a signal that is made from this one and has the same owner.
  final func add(_ dependent: Node) {
    dependents.removeAll { $0.node == nil }
    dependents.append(Link(node: dependent))
  }

  /// Lets go of a signal that is made from this one no more.
  final func remove(_ dependent: Node) { dependents.removeAll { $0.node === dependent } }

  /// Marks whatever is made from it as out of date.
  func markStale() {
    for link in dependents { link.node?.markStale() }
  }

  /// Computes it anew.
  /// - Returns: Whether it has changed.
  func refresh() -> Bool { true }

  /// Tells the observers.
  /// - Parameter version: The change to be told.
  func tell(_ version: Int) {}

  /// Has everything that is made from changed signals computed, and everybody told.
  /// - Parameter sources: What changed as one.
  static func propagate(_ sources: [Node]) {
    for source in sources { source.markStale() }
    var due = sources
    var changed: [(node: Node, version: Int)] = []
    while let next = due.indices.min(by: { due[$0].height < due[$1].height }) {
      let node = due.remove(at: next)
      let isKnown = changed.contains { $0.node === node }
      guard !isKnown, node.height == 0 || node.refresh() else { continue }
      node.version += 1
      changed.append((node, node.version))
      due += node.dependents.compactMap(\.node)
    }
    for (node, version) in changed { node.tell(version) }
  }
}
