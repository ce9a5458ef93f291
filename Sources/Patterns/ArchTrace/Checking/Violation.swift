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

  /// The event in words: `4.2 call HeaderController → BlogStore toggleFollow()`. Nothing is cut, since what is told
  /// apart by its end must be told apart here.
  var text: String { EventWords.text(id, safe(kind), safe(from), to.map(safe), name.map(safe)) }

  static func text(_ id: EventID, _ kind: String, _ from: String, _ to: String?, _ name: String?) -> String {
    var words = "\(id) \(kind) \(from)"
    if let to { words += " → \(to)" }
    if let name { words += " \(name)" }
    return words
  }

  /// The event without its place and the numbers of its instances. Two events have the same only where all of these
  /// words are the same: what could be taken for the text between them is escaped.
  var kindred: String {
    var words = EventWords.word(InstanceName(from).type)
    if let to { words += " -> \(EventWords.word(InstanceName(to).type))" }
    words += ": \(EventWords.word(kind))"
    if let name { words += " \(EventWords.unmistakable(name))" }
    return words
  }

  /// A text without spaces and colons.
  private static func word(_ text: String) -> String {
    unmistakable(text).replacing(" ", with: "\\u{20}").replacing(":", with: "\\u{3A}")
  }

  /// A text in which a backslash is always the begin of an escape, so that no two texts become one.
  private static func unmistakable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != backslash }) { return text }
    return text.unicodeScalars.map { $0 == "\\" ? "\\\\" : escaped($0) }.joined()
  }
}
