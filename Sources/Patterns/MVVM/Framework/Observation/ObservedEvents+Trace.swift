import Runtime

extension SentEvents: Inspectable {
  /// Compares the count, and what is not read yet.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("sent", old.count, new.count)
    inspector.field("recent", old.recent.map(\.value), new.recent.map(\.value))
  }
}
