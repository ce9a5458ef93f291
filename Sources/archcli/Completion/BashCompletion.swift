/// Completion for bash, 3.2 (macOS) and later.
enum BashCompletion {
  /// The script.
  static func script(_ table: CompletionTable) -> String {
    var text = """
      # bash completion for archcli
      _archcli_words() {
        COMPREPLY+=($(compgen -W "$1" -- "$cur"))
      }
      _archcli_files() {
        local IFS=$'\\n'
        COMPREPLY+=($(compgen "$1" -- "$cur"))
        compopt -o filenames 2>/dev/null
      }
      _archcli() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" command="" i
        COMPREPLY=()
        # bash makes "=" a word of its own.
        if [[ $cur == "=" ]]; then
          cur=""
        elif [[ $prev == "=" ]]; then
          prev="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          if [[ ${COMP_WORDS[i]} != -* ]]; then
            command="${COMP_WORDS[i]}"
            break
          fi
        done
        case "$command" in

      """
    text += branch("\"\"", table.root, .init(words: table.commands.map(\.name)), table)
    for entry in table.entries {
      text += branch(
        entry.names.joined(separator: "|"), entry.description, table.operands(entry.description), table)
    }
    return text + """
        esac
      }
      complete -F _archcli archcli

      """
  }

  private static func branch(
    _ pattern: String, _ command: CommandDescription, _ operands: CompletionTable.Candidates,
    _ table: CompletionTable
  ) -> String {
    var lines = ["  \(pattern))"]
    let valued = command.visibleOptions.filter { $0.value != nil }
    if !valued.isEmpty {
      lines.append("    case \"$prev\" in")
      for option in valued {
        guard let kind = option.value?.kind else { continue }
        let actions = actions(table.candidates(kind)) + ["return"]
        lines.append("    \(option.spellings.joined(separator: "|"))) \(actions.joined(separator: "; ")) ;;")
      }
      lines.append("    esac")
    }
    let options = command.visibleOptions.flatMap(\.spellings).joined(separator: " ")
    lines.append("    if [[ $cur == -* ]]; then")
    lines.append("      _archcli_words \(shellQuoted(options))")
    lines.append("    else")
    lines += (actions(operands) + [":"]).map { "      \($0)" }
    lines.append("    fi")
    lines.append("    ;;")
    return lines.map { "\($0)\n" }.joined()
  }

  private static func actions(_ candidates: CompletionTable.Candidates) -> [String] {
    var actions: [String] = []
    if !candidates.words.isEmpty {
      actions.append("_archcli_words \(shellQuoted(candidates.words.joined(separator: " ")))")
    }
    if candidates.files { actions.append("_archcli_files -f") }
    if candidates.directories { actions.append("_archcli_files -d") }
    return actions
  }
}
