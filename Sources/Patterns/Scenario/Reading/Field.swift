import ArchTrace
import BlogDomain
import Runtime

/// A value in a file together with its place, as it is being checked.
struct Field {
  let file: String
  /// The key path, empty for the whole file.
  let path: String
  let line: Int
  let node: JSONNode
  /// The number of the step that it is a part of; nil where it is none.
  var step: Int?

  /// An error about this value.
  func error(_ problem: String, allowed: String? = nil, suggestion: String? = nil) -> ScenarioError {
    ScenarioError(
      file: file, line: line, keyPath: path.isEmpty ? nil : path, step: step, problem: problem,
      allowed: allowed, suggestion: suggestion)
  }

  /// An error that says what stands here instead of what is `allowed`.
  func unexpected(allowed: String, suggestion: String? = nil) -> ScenarioError {
    error("found \(node.summary)", allowed: allowed, suggestion: suggestion)
  }

  /// A text.
  func text() throws(ScenarioError) -> String {
    guard case .text(let text) = node.value else { throw unexpected(allowed: "a text") }
    return text
  }

  /// True or false.
  func flag() throws(ScenarioError) -> Bool {
    guard case .flag(let flag) = node.value else { throw unexpected(allowed: "true or false") }
    return flag
  }

  /// A whole number within `range`.
  func whole(_ range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard case .whole(let number) = node.value, range.contains(number) else {
      throw unexpected(allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One of `choices`, each a text.
  func choice<Choice: RawRepresentable>(_ choices: [Choice]) throws(ScenarioError) -> Choice
  where Choice.RawValue == String {
    let names = choices.map(\.rawValue)
    guard case .text(let text) = node.value else { throw unexpected(allowed: listed(names)) }
    guard let choice = choices.first(where: { areSame($0.rawValue, text) }) else {
      throw unexpected(allowed: listed(names), suggestion: NearestName.to(text, among: names))
    }
    return choice
  }

  /// The items of a list.
  func items() throws(ScenarioError) -> [Field] {
    guard case .list(let nodes) = node.value else { throw unexpected(allowed: "a list") }
    return nodes.enumerated().map { index, node in
      Field(file: file, path: keyPath(path, index), line: node.line, node: node, step: step)
    }
  }

  /// The fields of an object that has no other keys than `keys`.
  func object(_ keys: [String]) throws(ScenarioError) -> ObjectField {
    let object = try anyObject()
    for member in object.fields where !keys.contains(member.key) {
      throw member.field.error(
        "unknown key \(quoted(member.key))", allowed: listed(keys),
        suggestion: NearestName.to(member.key, among: keys))
    }
    return object
  }

  /// The fields of an object with whatever keys.
  func anyObject() throws(ScenarioError) -> ObjectField {
    guard case .object(let members) = node.value else { throw unexpected(allowed: "an object {…}") }
    let fields = members.map { member in
      let field = Field(
        file: file, path: keyPath(path, member.key), line: member.line, node: member.node, step: step)
      return (member.key, field)
    }
    return ObjectField(owner: self, fields: fields)
  }
}

/// An object in a file, its fields in the order of the text.
struct ObjectField {
  let owner: Field
  let fields: [(key: String, field: Field)]

  /// The field under `key`, where there is one.
  subscript(key: String) -> Field? {
    fields.first { areSame($0.key, key) }?.field
  }

  /// The field under `key`.
  func required(_ key: String) throws(ScenarioError) -> Field {
    guard let field = self[key] else { throw owner.error("missing key '\(key)'") }
    return field
  }

  /// The text under `key`, where there is one.
  func text(_ key: String) throws(ScenarioError) -> String? {
    try self[key]?.text()
  }

  /// The number under `key`, where there is one.
  func number(_ key: String) throws(ScenarioError) -> Int? {
    try self[key]?.whole(Limits.number)
  }

  /// The flag under `key`, where there is one.
  func flag(_ key: String) throws(ScenarioError) -> Bool? {
    try self[key]?.flag()
  }
}

/// The numbers that a file may hold.
enum Limits {
  /// Milliseconds, eleven days and a half.
  static let time = 0...1_000_000_000
  /// The length of a list given as a number.
  static let count = 0...1_000_000
  /// Likes, followers.
  static let number = 0...Saturating.limit
  /// Ids, which real data has of any size.
  static let id = Int.min...Int.max
  /// How many steps are played, repetitions unrolled.
  static let steps = 1...1_000_000_000
  /// What the steps of a file may wait in all, in milliseconds: as long as a clock can count in every reader of JSON.
  static let wholeTime = 0...9_007_199_254_740_991
  /// How often something is done, or the how-manieth it is.
  static let repetitions = 1...1_000_000_000
}

extension JSONNode {
  /// The value as an error names it.
  var summary: String {
    switch value {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .whole(let number): "\(number)"
    case .fraction(let number): "\(number)"
    case .text(let text): quoted(text)
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The value as an event or an answer carries it.
  var traceValue: TraceValue {
    switch value {
    case .null: .null
    case .flag(let flag): .bool(flag)
    case .whole(let number): .int(number)
    case .fraction(let number): .double(number)
    case .text(let text): .string(text)
    case .list(let nodes): .array(nodes.map(\.traceValue))
    case .object(let members): .object(members.map { .init($0.key, $0.node.traceValue) })
    }
  }
}
