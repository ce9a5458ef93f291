public import Runtime

/// The rows of a list as view data: their ids in order, and what each shows. A presenter keeps them and hands
/// them to its view as a value; both then change single rows on their own.
public struct Rows<Content: Equatable>: Equatable, Loggable {
  /// The id of each row, in order.
  public private(set) var ids: [Int] = []
  private var contents: [Int: ByCodePoints<Content>] = [:]

  /// Makes a list without rows.
  public init() {}

  /// What the row with an id shows.
  public subscript(id: Int) -> Content? { contents[id]?.wrappedValue }

  /// Lists these rows. What they show must be set; what is listed no longer is dropped.
  public mutating func list(_ ids: [Int]) {
    self.ids = ids
    guard contents.count > ids.count else { return }
    let listed = Set(ids)
    contents = contents.filter { listed.contains($0.key) }
  }

  /// Sets what a row shows.
  /// - Returns: Whether it showed something else.
  @discardableResult
  public mutating func set(_ id: Int, _ content: Content) -> Bool {
    let content = ByCodePoints(wrappedValue: content)
    guard contents[id] != content else { return false }
    contents[id] = content
    return true
  }

  /// The ids of the rows.
  public var logged: Logged { ids.logged }
}
