/// What a command is called, does and takes: parsing, help, completions and the man page come from this.
struct CommandDescription: Sendable {
  /// What is typed.
  var name: String
  /// Other spellings.
  var aliases: [String] = []
  /// What it does, in one sentence with a full stop.
  var abstract: String
  /// More, in paragraphs that are wrapped; a line that begins with a space is kept as it is.
  var discussion = ""
  /// The operands, in order. Only the last may be repeated.
  var arguments: [ArgumentDescription] = []
  /// The options, in the order in which help shows them. `--version` and `--help` are added to each.
  var options: [OptionDescription] = []
}

/// An operand of a command.
struct ArgumentDescription: Sendable {
  /// How many values it takes.
  enum Arity: Sendable, Equatable {
    case exactly(Int), optional, any
  }

  /// What help calls it, without the angle brackets.
  var name: String
  /// What it is for, with a full stop.
  var abstract: String
  /// What it may be.
  var kind = ValueKind.text
  /// How many values it takes.
  var arity = Arity.exactly(1)
  /// What holds where it is not given.
  var defaultValue: String?
}

/// An option of a command: a flag, or one with a value.
struct OptionDescription: Sendable {
  /// What follows the name.
  enum Argument: Sendable {
    /// Nothing.
    case none
    /// A value; the name is what help calls it, without the angle brackets.
    case value(name: String, ValueKind)
  }

  /// How often it may be given.
  enum Occurrence: Sendable {
    /// Once. (A flag that is repeated says the same thing twice, which is no error.)
    case once
    /// Any number of times, each with one value or several between commas.
    case list
  }

  /// The long name, without `--`. It is also the key under which the parser keeps the value.
  var name: String
  /// The short name.
  var short: Character?
  /// What follows it.
  var argument = Argument.none
  /// How often it may be given.
  var occurrence = Occurrence.once
  /// Of the flags of one group, at most one may be given.
  var exclusiveGroup: String?
  /// What holds where it is not given.
  var defaultValue: String?
  /// What it is for, with a full stop.
  var abstract: String
  /// Whether help, completions and the usage line leave it out.
  var isHidden = false
  /// Whether its value is a file that is written; another file is read.
  var isWritten = false
}

extension OptionDescription {
  /// The option as an error message names it: `--output`.
  var spelling: String { "--\(name)" }
  /// All spellings, the short one first: `-o, --output`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
  /// What the value is and is called; nil for a flag.
  var value: (name: String, kind: ValueKind)? {
    switch argument {
    case .none: nil
    case .value(let name, let kind): (name, kind)
    }
  }

  /// `-h, --help`, which every command takes.
  static let help = OptionDescription(name: "help", short: "h", abstract: "Show help information.")
  /// `--version`, which every command takes.
  static let version = OptionDescription(name: "version", abstract: "Show the version.")
}

extension CommandDescription {
  /// The command's own options, and those that every command takes.
  var allOptions: [OptionDescription] { options + [.version, .help] }
  /// Whether there is an option of this long or short name, without dashes.
  func takes(_ name: String) -> Bool {
    allOptions.contains { $0.name == name || $0.short.map { String($0) } == name }
  }

  /// The options that help shows.
  var visibleOptions: [OptionDescription] { allOptions.filter { !$0.isHidden } }
}
