import Testing

@testable import archcli

/// Names that tests do not share with the program, so that a new pattern changes no test of the command line.
enum Sample {
  static let vocabulary = Vocabulary(
    patterns: {
      [
        PatternEntry(name: "mvc", variants: ["model", "controller"], title: "Model-View-Controller"),
        PatternEntry(name: "mvvm", variants: ["signal", "kvo"], title: "Model-View-ViewModel"),
        PatternEntry(name: "mvcvs", aliases: ["mvc+vs"], title: "View State"),
        PatternEntry(name: "tea", title: "The Elm Architecture"),
      ]
    },
    scenarios: { ["blog-follow", "voices"] },
    fileExists: { $0 == "there" || $0 == "mvvm2" })

  /// A command with something of everything.
  static let command = CommandDescription(
    name: "sample", abstract: "Do a thing.",
    arguments: [
      ArgumentDescription(name: "pattern", abstract: "The pattern.", kind: .pattern),
      ArgumentDescription(name: "name", abstract: "Names.", arity: .any),
    ],
    options: [output, level, parts, cut, quiet, json, text])

  static let output = OptionDescription(
    name: "output", short: "o", argument: .value(name: "file", .file), abstract: "The file.")
  static let level = OptionDescription(
    name: "level", argument: .value(name: "level", .number(atLeast: -10)), defaultValue: "1",
    abstract: "The level.")
  static let parts = OptionDescription(
    name: "parts", argument: .value(name: "part", .choice(["state", "screens"])), occurrence: .list,
    defaultValue: "state", abstract: "The parts.")
  static let cut = OptionDescription(
    name: "cut", argument: .value(name: "wire", .number(atLeast: 1)), occurrence: .list, abstract: "Wires.")
  static let quiet = OptionDescription(name: "quiet", short: "q", abstract: "Quiet.")
  static let json = OptionDescription(name: "json", exclusiveGroup: "format", abstract: "JSON.")
  static let text = OptionDescription(name: "text", exclusiveGroup: "format", abstract: "Text.")

  /// Reads words as the sample command's.
  static func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(command, vocabulary)
    return try parser.parse(words[...]).0
  }
}

/// Collects what is written, in tests.
final class Memory {
  /// All bytes so far.
  private(set) var bytes: [UInt8] = []
  /// How many bytes fit; more is an error.
  var capacity = Int.max

  /// The bytes as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A stream into this memory.
  func output(capacity: Int = 64 * 1024, isBuffered: Bool = true) -> Output {
    Output(name: "memory", capacity: capacity, isBuffered: isBuffered) { [self] in
      guard bytes.count + $0.count <= self.capacity else { return SystemError(code: 28) }
      bytes += $0
      return nil
    }
  }
}
