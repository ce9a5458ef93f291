import ArchTrace

/// Reads of state on record, which only a run that asks for them has.
extension Runtime {
  /// Who read which cell within a handling.
  struct ReadMark: Hashable {
    var reader: Actor
    var cell: ObjectIdentifier
  }

  /// The reads on record within one open handling.
  struct HandlingReads {
    /// The number of frames up to the one that handles the event.
    let depth: Int
    var marks: Set<ReadMark> = []
  }

  /// Records that whoever acts now reads state that somebody else owns, once for each reader and cell within one
  /// handling.
  /// - Parameters:
  ///   - cell: What is read.
  ///   - owner: Whose state it is.
  ///   - path: Where in its owner's state the cell stands; empty for the whole.
  @usableFromInline func recordRead(of cell: AnyObject, owner: Actor, path: String) {
    guard isRecording, let frame = frames.last, frame.actor != owner, frame.actor != .nobody else { return }
    let depth = handlingDepth
    if reads.last?.depth != depth { reads.append(HandlingReads(depth: depth)) }
    let mark = ReadMark(reader: frame.actor, cell: ObjectIdentifier(cell))
    guard reads[reads.count - 1].marks.insert(mark).inserted else { return }
    record(.read, from: frame.actor, to: owner, name: path.isEmpty ? nil : path)
  }

  /// How many frames are open up to the last one that handles an event of its own.
  private var handlingDepth: Int {
    var depth = frames.count
    while depth > 1, frames[depth - 1].event == frames[depth - 2].event { depth -= 1 }
    return depth
  }

  /// Forgets the reads of handlings that have ended: those that are nested deepest, since the inner one ends first.
  func forgetReads() {
    // Off the record other frames are open, and the handlings on record go on afterwards.
    guard currentAside == nil else { return }
    while let last = reads.last, last.depth > frames.count { reads.removeLast() }
  }
}
