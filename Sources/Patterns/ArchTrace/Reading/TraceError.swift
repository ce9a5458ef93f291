/// Why a trace could not be read, and where.
public struct TraceError: Error, Hashable, Sendable {
  /// The file's name, as the user gave it.
  public var file: String
  /// The line, from 1; 0 where no line is to blame, as for a file that does not open.
  public var line: Int
  /// The byte within the line, from 1; a byte order mark does not count.
  public var column: Int
  /// What is wrong.
  public var message: String

  /// Makes an error.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension TraceError: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: what`.
  public var description: String {
    line == 0 ? "\(file): error: \(message)" : "\(file):\(line):\(column): error: \(message)"
  }
}

/// Something wrong in a run of bytes, before it is known which file and line they are.
struct Fault: Error {
  /// The byte, from the start of the run.
  var offset: Int
  var message: String
  /// Whether the bytes ended before it could be told what they were to be.
  var reachesEnd = false
}

/// Text from a file as an error may show it, whose place says which it is: control characters escaped, and cut.
/// - Parameter most: How many characters are shown.
func shown(_ text: String, most: Int = 40) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == most { return result + "…" }
    count += 1
    result += escaped(scalar)
  }
  return result
}

/// A scalar as a terminal may have it: what may not be shown becomes `\u{1B}`.
func escaped(_ scalar: Unicode.Scalar) -> String {
  TerminalText.isShown(scalar, after: nil, before: nil)
    ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}
