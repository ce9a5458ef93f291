/// A rule that an event breaks.
public struct Violation: Sendable {
  /// The rule.
  public var rule: Rule
  /// The trace, as the user named it.
  public var trace: String
  /// The line of the event in the trace, from 1.
  public var line: Int
  /// The event.
  public var event: EventID
  /// What happened, and what is wrong with it.
  public var message: String
  /// Where in its source an app says that it sent the event: the file, with the line.
  public var place: (file: String, line: Int?)?
  /// What led to it, nearest first: `4.2 call HeaderController → BlogStore toggleFollow()`.
  public var causes: [String]
  /// The same for the same breach wherever it stands in the trace, whichever instances take part.
  public var fingerprint: String
}

extension Violation {
  /// How many causes are told.
  static let longestChain = 32
}

/// The words of the event that breaks a rule.
struct EventWords {
  let id: EventID
  let kind: String
  let from: String
  let to: String?
  let name: String?

  init(_ record: borrowing RawRecord) {
    id = record.id
    kind = record.eventKind.name
    from = record.from?.text ?? ""
    to = record.to?.text
    name = record.name?.text
  }

  /// The event in words: `4.2 call HeaderController → BlogStore toggleFollow()`.
  var text: String {
    EventWords.text(id, shown(kind), shown(from), to.map { shown($0) }, name.map { shown($0) })
  }

  static func text(_ id: EventID, _ kind: String, _ from: String, _ to: String?, _ name: String?) -> String {
    var words = "\(id) \(kind) \(from)"
    if let to { words += " → \(to)" }
    if let name { words += " \(name)" }
    return words
  }

  /// The event without its place and the numbers of its instances.
  var kindred: String {
    var words = shown(InstanceName(from).type)
    if let to { words += " -> \(shown(InstanceName(to).type))" }
    words += ": \(shown(kind))"
    if let name { words += " \(shown(name))" }
    return words
  }
}
