import ArchTrace

extension TraceCut {
  /// The wire in words: `wire 8, BlogTable → BlogsController select`.
  var text: String { "wire \(wire), \(from) → \(to) \(name)" }
}
