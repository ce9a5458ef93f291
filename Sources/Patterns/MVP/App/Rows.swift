import BlogDomain
import Runtime

/// The rows of a list as view data: their ids in order, and what each shows. A presenter keeps them and hands
/// them to its view as a value; both then change single rows on their own.
struct Rows<Content: Equatable & Loggable>: Equatable {
  /// The id of each row, in order.
  private(set) var ids: [Int] = []
  private(set) var contents = EntityTable<Row<Content>>()
  /// How many contents there are.
  private var count = 0

  /// What the row with an id shows.
  subscript(id: Int) -> Content? { contents[id]?.content }

  /// Lists these rows. What they show must be set; what is listed no longer is dropped.
  mutating func list(_ ids: [Int]) {
    self.ids = ids
    guard count > ids.count else { return }
    var listed = EntityTable<Row<Content>>()
    for id in ids { if let row = contents[id] { listed.insert(row) } }
    contents = listed
    count = ids.count
  }

  /// Sets what a row shows.
  /// - Returns: Whether it showed something else.
  @discardableResult
  mutating func set(_ id: Int, _ content: Content) -> Bool {
    let old = self[id]
    guard !areSame(old, content) else { return false }
    if old == nil { count += 1 }
    contents.insert(Row(id: id, content: content))
    return true
  }
}

/// What one row shows.
struct Row<Content: Equatable & Loggable>: Equatable {
  let id: Int
  @ByCodePoints var content: Content
}
