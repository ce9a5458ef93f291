/// Completion for zsh.
enum ZshCompletion {
  /// The script.
  static func script(_ table: CompletionTable) -> String {
    let commands = table.commands.map { command in
      "    \(shellQuoted("\(escaped(command.name)):\(command.abstract)"))\n"
    }.joined()
    var text = """
      #compdef archcli
      # zsh completion for archcli

      _archcli_commands() {
        local -a commands
        commands=(
      \(commands)  )
        _describe -t commands command commands
      }

      _archcli() {
        local curcontext="$curcontext" state state_descr line
        typeset -A opt_args
        _arguments -C -s \\
      \(specs(table.root, table))    '1: :_archcli_commands' \\
          '*:: :->arguments'
        [[ $state == arguments ]] || return 0
        case $line[1] in

      """
    for entry in table.entries {
      let operands = table.operands(entry.description)
      text += "  (\(entry.names.joined(separator: "|")))\n    _arguments -s -S \\\n"
      text += specs(entry.description, table)
      text += "    \(shellQuoted("*: :\(action(operands))"))\n    ;;\n"
    }
    return text + """
        esac
      }

      # Autoloaded by its name, or read at once with `source <(archcli --generate-completion-script zsh)`.
      if [[ $funcstack[1] == _archcli ]]; then
        _archcli "$@"
      else
        compdef _archcli archcli
      fi

      """
  }

  private static func specs(_ command: CommandDescription, _ table: CompletionTable) -> String {
    command.visibleOptions.map { option in
      let exclusive: String
      if let group = option.exclusiveGroup {
        let members = command.options.filter { $0.exclusiveGroup == group }
        exclusive = "(\(members.map(\.spelling).joined(separator: " ")))"
      } else {
        exclusive = option.occurrence == .once ? "(\(option.spellings.joined(separator: " ")))" : "*"
      }
      let end = option.value.map { ":\($0.name):\(action(table.candidates($0.kind)))" } ?? ""
      let text = "[\(escaped(option.abstract))]\(end)"
      return option.spellings.map { spelling in
        let long = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
        return "    \(shellQuoted("\(exclusive)\(spelling)\(long)\(text)")) \\\n"
      }.joined()
    }.joined()
  }

  private static func action(_ candidates: CompletionTable.Candidates) -> String {
    let words = candidates.words.map(escaped).joined(separator: " ")
    let files = candidates.files ? "_files" : candidates.directories ? "_files -/" : ""
    if words.isEmpty { return files.isEmpty ? " " : files }
    // Words and files together: one after the other is offered.
    if !files.isEmpty {
      return "{ compadd -- \(candidates.words.joined(separator: " ")); \(files) }"
    }
    return "(\(words))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
