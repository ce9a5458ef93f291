import ArchTrace
import Foundation
import Testing

/// The shipped JSON Schema says what the code writes: the same keys in the same order, the same words.
@Suite struct SchemaTests {
  private let schema: TraceValue

  init() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Patterns/ArchTrace/trace.schema.json")
    schema = try TraceValue(parsing: Data(contentsOf: url), name: "trace.schema.json")
  }

  private func definition(_ name: String) throws -> TraceValue {
    try #require(schema["$defs"]?[name], "no definition \(name)")
  }

  private func keys(_ value: TraceValue?) -> [String] {
    guard case .object(let members)? = value else { return [] }
    return members.map(\.key)
  }

  private func strings(_ value: TraceValue?) -> [String] {
    guard case .array(let elements)? = value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// The keywords that the schema uses, as far as a structure has them.
  private func validate(_ value: TraceValue, _ schema: TraceValue, _ path: String) throws {
    if case .string(let reference)? = schema["$ref"] {
      try validate(value, try definition(String(reference.split(separator: "/").last ?? "")), path)
    }
    if let constant = schema["const"] { #expect(value == constant, "\(path)") }
    if case .string(let type)? = schema["type"] { #expect(name(value) == type, "\(path)") }
    for key in strings(schema["required"]) { #expect(value[key] != nil, "\(path) has no \(key)") }
    if case .object(let members) = value, case .object? = schema["properties"] {
      for member in members {
        if let inner = schema["properties"]?[member.key] {
          try validate(member.value, inner, "\(path).\(member.key)")
        }
      }
    }
    if case .array(let elements) = value, let items = schema["items"] {
      for (index, element) in elements.enumerated() { try validate(element, items, "\(path)[\(index)]") }
    }
  }

  private func name(_ value: TraceValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .int: "integer"
    case .double, .decimal: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  private var trace: Trace {
    var trace = Trace(everyKey, steps: 1)
    trace.header.participants = [TraceParticipant(name: "BlogStore", role: "store")]
    trace.header.cuts = [TraceCut(wire: 8, name: "usersChanged", from: "BlogStore", to: "HeaderController")]
    trace.header.extra.append(.init("run", .object([.init("commit", .string("f00"))])))
    return trace
  }

  @Test func everyLineIsCovered() throws {
    let lines = try trace.text.split(separator: "\n").map { try TraceValue(parsing: $0.utf8) }
    #expect(lines.count == everyKey.count + 2)
    for (index, line) in lines.enumerated() {
      let type = index == 0 ? "header" : index == lines.count - 1 ? "footer" : "event"
      let definition = try definition(type)
      try validate(line, definition, type)
      // The sample has every key (but the first event no cause), and `vendor`, which the format does not know.
      let known = keys(definition["properties"]).filter { index != 1 || $0 != "cause" }
      #expect(keys(line).filter { $0 != "vendor" } == known)
    }
    #expect(
      strings(schema["oneOf"]).isEmpty && keys(schema["$defs"]).starts(with: ["header", "event", "footer"]))
  }

  @Test func theDocumentIsCovered() throws {
    let document = try TraceValue(parsing: trace.bytes(.json))
    let definition = try definition("document")
    try validate(document, definition, "document")
    #expect(
      keys(document) == keys(try self.definition("header")["properties"]) + keys(definition["properties"]))
  }

  @Test func theWordsAreTheCodes() throws {
    guard case .array(let choices)? = try definition("kind")["anyOf"] else {
      Issue.record("kind has no anyOf")
      return
    }
    #expect(strings(choices[0]["enum"]) == EventKind.known.map(\.name))
    #expect(try definition("header")["properties"]?["format"]?["const"] == .string(TraceHeader.format))
    #expect(try definition("header")["properties"]?["version"]?["const"] == .int(TraceHeader.version))
    #expect(keys(try definition("change")["properties"]) == ["path", "old", "new"])
  }
}
