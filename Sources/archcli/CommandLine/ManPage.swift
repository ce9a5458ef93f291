/// The manual page, in the `man` macros that every system reads.
enum ManPage {
  /// The page.
  static func text(_ vocabulary: Vocabulary) -> String {
    let root = CommandTable.root
    var lines = [
      ".TH ARCHCLI 1 \"\" \"archcli \(archcliVersion)\"",
      ".SH NAME", "\(root.name) \\- \(escaped(summary(root)))",
      ".SH SYNOPSIS", ".nf",
    ]
    let listed = CommandTable.listed(vocabulary)
    lines += listed.filter { !$0.isPattern }.map { ".B \(escaped(HelpScreen.path($0.description)))" }
    lines += [".B \(root.name) \\fIpattern\\fP", ".fi", ".SH DESCRIPTION"]
    lines += paragraphs("\(root.abstract)\n\n\(root.discussion)")
    lines.append(".SH OPTIONS")
    lines += options(root.visibleOptions, vocabulary)
    lines.append(".SH COMMANDS")
    for command in listed where !command.isPattern {
      let description = command.description
      lines += [".SS \(escaped(HelpScreen.synopsis(description)))"]
      lines += paragraphs(
        description.abstract + (description.discussion.isEmpty ? "" : "\n\n\(description.discussion)"))
      for argument in description.arguments {
        lines += item(
          "\\fI\(escaped(argument.name))\\fP",
          HelpScreen.explanation(argument.abstract, argument.kind, argument.defaultValue, vocabulary))
      }
      lines += options(description.options.filter { !$0.isHidden }, vocabulary)
    }
    lines.append(".SH PATTERNS")
    for pattern in vocabulary.patterns() {
      let names = [pattern.name] + pattern.aliases
      let variants = pattern.variants.isEmpty ? "" : " (\(pattern.variantSpellings.joined(separator: ", ")))"
      lines += item(
        names.map { "\\fB\(escaped($0))\\fP" }.joined(separator: ", "), "\(pattern.title)\(variants).")
    }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in [
      ("0", "Done; same; conforms; nothing disagrees."),
      ("1", "The answer is no: differs, a golden mismatches, an expectation fails."),
      ("2", "Trouble: input that cannot be read or is malformed, output that cannot be written."),
      ("64", "Wrong usage: an unknown command, option or value."),
      (
        "141",
        "Cut off: whoever read the output was gone before a run was at its end and before anything in it failed, as "
          + "a shell says of a program that SIGPIPE ended."
      ),
    ] {
      lines += item(status, meaning)
    }
    lines.append(".SH ENVIRONMENT")
    lines += item("NO_COLOR", "Where it is not empty, nothing is coloured.")
    lines += item("CLICOLOR_FORCE, FORCE_COLOR", "Colour output that goes to no terminal too.")
    lines += item("COLUMNS", "The width that help is laid out for.")
    lines += item("CI", "Where it is set, 'verify' writes no files, and 'accept' needs '--force'.")
    return lines.map { "\($0)\n" }.joined()
  }

  private static func options(_ options: [OptionDescription], _ vocabulary: Vocabulary) -> [String] {
    options.flatMap { option in
      item(
        "\\fB\(escaped(HelpScreen.label(option)))\\fP",
        HelpScreen.explanation(option.abstract, option.value?.kind, option.defaultValue, vocabulary))
    }
  }

  private static func item(_ label: String, _ text: String) -> [String] { [".TP", label, escaped(text)] }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
  }

  /// The abstract as the NAME section wants it: without a capital and a full stop.
  private static func summary(_ command: CommandDescription) -> String {
    let text = command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A backslash and a dash mean something to troff, and so do a dot and a quote at a line's beginning.
  private static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
