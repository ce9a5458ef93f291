#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value of a JSON5 text as the decoder reads it, with its line, and its keys in the order of the text.
struct JSONNode: Sendable {
  let line: Int
  let value: Value

  enum Value: Sendable {
    case null
    case flag(Bool)
    case whole(Int)
    /// A number that is not whole, or too large to be held as such.
    case fraction(Double)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  /// A key with its value.
  struct Member: Sendable {
    let key: String
    /// The line of the key.
    let line: Int
    let node: JSONNode
  }

  /// Reads the whole of `bytes`, which are valid UTF-8.
  static func read(_ bytes: [UInt8], file: String) throws(ScenarioError) -> JSONNode {
    let layout = try LayoutScanner.layout(of: bytes, file: file)
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return try decoder.decode(JSONNode.self, from: Data(bytes), configuration: layout)
    } catch let unreadable as Unreadable {
      throw ScenarioError(
        file: file, line: unreadable.line, keyPath: unreadable.path, problem: unreadable.problem,
        allowed: unreadable.allowed)
    } catch {
      throw ScenarioError(file: file, problem: "not JSON5 that can be read")
    }
  }
}

extension JSONNode: DecodableWithConfiguration {
  /// Reads what the layout says is there.
  init(from decoder: any Decoder, configuration layout: Layout) throws {
    line = layout.line
    switch layout.kind {
    case .null: value = .null
    case .flag: value = .flag(try decoder.leaf(layout, "a value"))
    case .number: value = try Self.number(decoder, layout)
    case .text: value = .text(try decoder.leaf(layout, "a text whose escapes and characters JSON allows"))
    case .list(let items):
      var container = try decoder.unkeyedContainer()
      var nodes: [JSONNode] = []
      nodes.reserveCapacity(items.count)
      for item in items { nodes.append(try container.decode(JSONNode.self, configuration: item)) }
      value = .list(nodes)
    case .object(let entries):
      value = .object(try Self.members(decoder, layout, entries))
    }
  }

  private static func number(_ decoder: any Decoder, _ layout: Layout) throws -> Value {
    if let whole = try? decoder.singleValueContainer().decode(Int.self) { return .whole(whole) }
    let number: Double = try decoder.leaf(layout, "a number that JSON allows")
    if number.isFinite { return .fraction(number) }
    throw decoder.unreadable(layout.line, "a number that is not finite", "a number that JSON allows")
  }

  private static func members(
    _ decoder: any Decoder, _ layout: Layout, _ entries: [Layout.Entry]
  ) throws -> [Member] {
    let wrong = "a key that cannot be read"
    let allowed = "keys whose escapes and characters JSON allows"
    guard let container = try? decoder.container(keyedBy: AnyKey.self),
      container.allKeys.count == entries.count
    else { throw decoder.unreadable(layout.line, wrong, allowed) }
    return try entries.map { entry in
      let key = AnyKey(stringValue: entry.key)
      guard container.contains(key) else { throw decoder.unreadable(entry.line, wrong, allowed) }
      let node = try container.decode(JSONNode.self, forKey: key, configuration: entry.value)
      return Member(key: entry.key, line: entry.line, node: node)
    }
  }
}

/// What the decoder refuses although the layout is sound: an escape that is none, `1e400`.
fileprivate struct Unreadable: Error {
  let line: Int
  let path: String?
  let problem: String
  let allowed: String
}

extension Decoder {
  fileprivate func leaf<Value: Decodable>(_ layout: Layout, _ allowed: String) throws -> Value {
    do {
      return try singleValueContainer().decode(Value.self)
    } catch {
      throw unreadable(layout.line, "cannot be read", allowed)
    }
  }

  fileprivate func unreadable(_ line: Int, _ problem: String, _ allowed: String) -> Unreadable {
    Unreadable(line: line, path: place, problem: problem, allowed: allowed)
  }

  private var place: String? {
    if codingPath.isEmpty { return nil }
    return codingPath.reduce("") { path, key in
      if let index = key.intValue { keyPath(path, index) } else { keyPath(path, key.stringValue) }
    }
  }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
