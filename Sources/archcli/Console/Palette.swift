/// What a piece of text is, where that is shown by colour. A mark (`+`, `-`, `~`) always says it too.
enum TextRole: CaseIterable, Sendable {
  case added, removed, changed, heading, subdued, failed, passed, selected

  /// The parameters of the terminal's "select graphic rendition".
  var code: String {
    switch self {
    case .added, .passed: "32"
    case .removed: "31"
    case .changed: "33"
    case .heading: "1"
    case .subdued: "2"
    case .failed: "1;31"
    case .selected: "7"
    }
  }
}

/// Colours text, or does not.
struct Palette: Equatable, Sendable {
  /// Whether it does.
  var isOn: Bool

  /// The text in the colour of its role.
  func paint(_ text: String, _ role: TextRole) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }
}

/// When output is coloured: the values of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream is coloured.
  ///
  /// The option goes before everything. `NO_COLOR`, where it is not empty, goes before the variables that ask for
  /// colour: who set it cannot read or store colours. Those go before `TERM=dumb` and before the question whether
  /// the stream is a terminal, which is what they are for.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: Looks up a variable.
  func isOn(isTerminal: @autoclosure () -> Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
      for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
        if let value = environment(name), !value.isEmpty, value != "0" { return true }
      }
      return environment("TERM") != "dumb" && isTerminal()
    }
  }
}
