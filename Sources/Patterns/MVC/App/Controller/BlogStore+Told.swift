import BlogDomain
import Runtime

/// What controllers that own the network tell the model, so that the others learn of it.
extension BlogStore {
  /// The write that a tap on a follow button means: the opposite of what is shown.
  func toggling(user: Int) -> Write { document.value.toggleFollow(user) }

  /// Gives a read its number in the order of reads and writes.
  func beginRead() -> Int { traced { document.mutate { $0.nextStamp() } } }

  /// Takes the answer to a read.
  /// - Returns: The page it brought; nil where it failed.
  func merge(_ response: Response, for read: Read) -> Page? {
    traced(read.request.route) { changeDocument { $0.merge(response, for: read) } }
  }

  /// Takes in that a write begins.
  /// - Returns: The request to send; nil where it may not begin.
  func begin(_ write: Write) -> Request? {
    traced(write.request.route) { changeDocument { $0.begin(write) } }
  }

  /// Takes the answer to a write.
  /// - Returns: What the person must be told.
  func finish(_ write: Write, with response: Response) -> Notice? {
    traced(write.request.route) { changeDocument { $0.finish(write, with: response) } }
  }
}
