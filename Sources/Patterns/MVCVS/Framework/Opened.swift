public import Runtime

/// The values of one sort that screens opened in a store and must close, each under the number that it was
/// opened under.
public struct Opened<Content: Inspectable & Equatable>: Equatable {
  private struct Entry: Equatable {
    let number: Int
    var content: Content
  }

  private var entries: [Entry] = []

  /// Makes an empty list.
  public init() {}

  /// The value under a number; nil where it was closed.
  public subscript(number: Int) -> Content? { entries.first { $0.number == number }?.content }

  /// Keeps a value under a number of its own.
  public mutating func open(_ content: Content, as number: Int) {
    entries.append(Entry(number: number, content: content))
  }

  /// Lets go of the value under a number; nothing happens where it was closed.
  public mutating func close(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Changes the value under a number in place; nothing happens where it was closed.
  /// - Returns: What the body returns.
  public mutating func update<R>(_ number: Int, _ body: (inout Content) -> R) -> R? {
    guard let place = entries.firstIndex(where: { $0.number == number }) else { return nil }
    return body(&entries[place].content)
  }

  /// Compares value by value.
  /// - Parameters:
  ///   - name: What the values are called: entries are named `name[NUMBER]`.
  ///   - logged: A value as a trace shows it where it was opened or closed.
  public static func inspect(_ name: String, _ old: Self, _ new: Self, with inspector: inout Inspector) {
    for entry in old.entries where new[entry.number] == nil {
      inspector.whole(name, id: entry.number, entry.content, nil)
    }
    for entry in new.entries { inspector.whole(name, id: entry.number, old[entry.number], entry.content) }
  }
}
