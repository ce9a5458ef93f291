import ArchTrace

/// Reads of state on record, which only a run that asks for them has.
extension Runtime {
  /// Who read which cell in which open handling.
  struct ReadMark: Hashable {
    var depth: Int
    var reader: Actor
    var cell: ObjectIdentifier
  }

  /// Records that whoever acts now reads state that somebody else owns, once for each reader and cell within one
  /// handling.
  /// - Parameters:
  ///   - cell: What is read.
  ///   - owner: Whose state it is.
  ///   - path: Where in its owner's state the cell stands; empty for the whole.
  @usableFromInline func recordRead(of cell: AnyObject, owner: Actor, path: String) {
    guard isRecording, let frame = frames.last, frame.actor != owner, frame.actor != .nobody else { return }
    let mark = ReadMark(depth: handlingDepth, reader: frame.actor, cell: ObjectIdentifier(cell))
    guard readMarks.insert(mark).inserted else { return }
    record(.read, from: frame.actor, to: owner, name: path.isEmpty ? nil : path)
  }

  /// How many frames are open up to the last one that handles an event of its own.
  private var handlingDepth: Int {
    var depth = frames.count
    while depth > 1, frames[depth - 1].event == frames[depth - 2].event { depth -= 1 }
    return depth
  }

  /// Forgets the reads of handlings that have ended.
  func forgetReads() {
    let depth = frames.count
    readMarks = readMarks.filter { $0.depth <= depth }
  }
}
