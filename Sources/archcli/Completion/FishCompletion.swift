/// Completion for fish.
enum FishCompletion {
  /// The script.
  static func script(_ table: CompletionTable) -> String {
    var text = """
      # fish completion for archcli
      function __archcli_needs_command
        for word in (commandline -opc)[2..-1]
          string match -qv -- '-*' $word; and return 1
        end
        return 0
      end
      function __archcli_command_is
        for word in (commandline -opc)[2..-1]
          if string match -qv -- '-*' $word
            contains -- $word $argv
            return
          end
        end
        return 1
      end
      complete -c archcli -f

      """
    let root = "-n __archcli_needs_command"
    for command in table.commands {
      text += "complete -c archcli \(root) -a \(quoted(command.name)) -d \(quoted(command.abstract))\n"
    }
    text += options(table.root, root, table)
    for entry in table.entries {
      let condition = "-n \(quoted("__archcli_command_is \(entry.names.joined(separator: " "))"))"
      let operands = arguments(table.operands(entry.description))
      if !operands.isEmpty { text += "complete -c archcli \(condition)\(operands)\n" }
      text += options(entry.description, condition, table)
    }
    return text
  }

  private static func options(
    _ command: CommandDescription, _ condition: String, _ table: CompletionTable
  ) -> String {
    command.visibleOptions.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      var value = ""
      if let kind = option.value?.kind {
        let candidates = table.candidates(kind)
        value = (candidates.files ? " -r" : " -x") + arguments(candidates)
      }
      return "complete -c archcli \(condition)\(short) -l \(option.name)\(value)"
        + " -d \(quoted(option.abstract))\n"
    }.joined()
  }

  private static func arguments(_ candidates: CompletionTable.Candidates) -> String {
    var result = candidates.files ? " -F" : ""
    var words = candidates.words
    if candidates.directories { words.append("(__fish_complete_directories)") }
    if !words.isEmpty { result += " -a \(quoted(words.joined(separator: " ")))" }
    return result
  }

  /// In fish, a quote within single quotes is written `\'`.
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
