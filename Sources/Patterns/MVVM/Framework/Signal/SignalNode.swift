/// A value exposed by signals, whatever its type: what is needed to keep derived ones up to date.
///
/// A change runs in three passes: first everything derived from it is computed, nearest first, so that each is
/// computed from new values only; then every changed value is put in line for its observers; only then are they
/// told. So nobody ever sees a value derived from an old one beside a new one, and an observer that answers with
/// another change finds its own value behind those that came before.
class SignalNode {
  let height: Int
  /// Whether it has another value since its observers were last told.
  final var hasChanged = false
  private var links: [Link] = []

  /// The wire to something derived.
  struct Link {
    weak var target: SignalNode?
    /// Whether it was disconnected.
    let isClosed: () -> Bool
    /// Lets the target compute its value anew.
    let send: () -> Void
  }

  init(height: Int) { self.height = height }

  /// Computes the value anew.
  func compute() {}

  /// Puts the value in line for the observers.
  func post() {}

  /// Tells the observers what is in line.
  func deliver() {}

  /// Takes in a wire to something derived.
  final func connect(_ link: Link) {
    links.removeAll { $0.target == nil || $0.isClosed() }
    links.append(link)
  }

  /// Brings what is derived up to date, then tells everybody.
  final func propagate() {
    var changed: [SignalNode] = [self]
    for target in links.isEmpty ? [] : derived() {
      for source in changed { source.send(to: target) }
      if target.hasChanged { changed.append(target) }
    }
    for node in changed {
      node.hasChanged = false
      node.post()
    }
    for node in changed { node.deliver() }
  }

  private func send(to target: SignalNode) {
    for link in links where link.target === target { link.send() }
  }

  /// Everything derived from it, nearest first: a node stands after all that it is derived from.
  private func derived() -> [SignalNode] {
    var found: [SignalNode] = []
    var next = [self]
    while let node = next.popLast() {
      for target in node.links.compactMap(\.target) where !found.contains(where: { $0 === target }) {
        found.append(target)
        next.append(target)
      }
    }
    return found.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element)
  }
}
