/// How the program ends: the statuses that a script may rely on.
enum Exit: Int32, Sendable {
  /// Done; same; conforms; nothing disagrees.
  case success = 0
  /// The answer is no: differs, a rule is broken, a golden mismatches, an expectation fails.
  case no = 1
  /// Trouble: unreadable or malformed input, output that cannot be written.
  case trouble = 2
  /// Wrong usage: an unknown command, option or value (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// Whoever read the output is gone before the work was done, so there is no answer: what a shell says of a program
  /// that SIGPIPE ended (128 + 13), as it does of `git log | head -1` and `grep`.
  case cutOff = 141
}

/// Input that cannot be read or is malformed, output that cannot be written: ends the program with 2.
struct TroubleError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the place; for a person, without `error:`.
  var description: String

  /// Makes an error.
  ///
  /// - Parameter description: What is wrong. Text from outside is to be passed through `quoted` first.
  init(_ description: String) { self.description = description }
}

/// A command line that says something the program does not know: ends the program with 64.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong and what is allowed, as one sentence without its full stop.
  var message: String
  /// The name that was probably meant.
  var suggestion: String?

  /// Makes an error.
  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// The message, and the suggestion where there is one.
  var description: String {
    guard let suggestion else { return message }
    return "\(message). Did you mean \(quoted(suggestion))?"
  }
}

/// Text from outside between quotes, fit to be shown: nothing in it reaches the terminal as a command.
func quoted(_ text: String) -> String { "'\(escapedForTerminal(text))'" }
