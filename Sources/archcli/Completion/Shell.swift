/// A shell for which there is a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script for the shell.
  func script(_ table: CompletionTable) -> String {
    switch self {
    case .bash: BashCompletion.script(table)
    case .zsh: ZshCompletion.script(table)
    case .fish: FishCompletion.script(table)
    }
  }
}

/// Text as one word of a shell's: between single quotes.
func shellQuoted(_ text: String) -> String {
  "'" + text.replacingBytes("'", with: "'\\''") + "'"
}
