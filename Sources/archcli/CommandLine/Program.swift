/// The program from its words to its exit status.
enum Program {
  /// Does what the words say, and writes out everything that is to be written.
  ///
  /// - Parameter arguments: The words after the program's name.
  static func run(_ arguments: [String], _ context: Context) -> Exit {
    // Asked for by every script that looks which version is installed; needs no table.
    if arguments == ["--version"] {
      context.out.writeLine(archcliVersion)
      return finish(.success, context)
    }
    var current = CommandTable.root
    do {
      return finish(try dispatch(arguments[...], context, &current), context)
    } catch let error as UsageError {
      return report(error, in: current, context)
    } catch let error as WriteError {
      return report(error, context)
    } catch {
      return report(trouble: "\(error)", context)
    }
  }

  private static func dispatch(
    _ arguments: ArraySlice<String>, _ context: Context, _ current: inout CommandDescription
  ) throws -> Exit {
    var root = ArgumentParser(CommandTable.root, context.vocabulary, stopsAtOperand: true)
    let (options, rest) = try root.parse(arguments)
    if options.has(.help) || arguments.isEmpty { return help(nil, context) }
    if options.has(.version) { return version(context) }
    if let name = options.value(of: CommandTable.completionOption), let shell = Shell(rawValue: name) {
      context.out.write(shell.script(CompletionTable(context.vocabulary)))
      return .success
    }
    if options.has(CommandTable.manPageOption) {
      context.out.write(ManPage.text(context.vocabulary))
      return .success
    }
    guard let word = rest.first else { return help(nil, context) }

    let resolved = try CommandTable.resolve(word, context.vocabulary)
    current = resolved.description
    let words = rest.dropFirst()
    // Help is what a person asks for whose command line is not right yet, so it goes before all errors.
    let asked = words.prefix { $0 != "--" }
    if asked.contains("--help") || asked.contains("-h") { return help(resolved, context) }
    if asked.contains("--version") { return version(context) }
    var parser = ArgumentParser(resolved.description, context.vocabulary, operands: resolved.operands)
    let (parsed, _) = try parser.parse(words)
    // They may also stand among other letters, as in `-qh`.
    if parsed.has(.help) { return help(resolved, context) }
    if parsed.has(.version) { return version(context) }
    try FileClash.check(parsed, resolved, context.vocabulary)
    context.setColors(parsed.value(of: CommonOptions.color).flatMap(ColorMode.init) ?? .auto)
    return try resolved.command.run(parsed, context)
  }

  private static func help(_ command: ResolvedCommand?, _ context: Context) -> Exit {
    context.out.write(HelpScreen.text(command, context.vocabulary, columns: context.columns))
    return .success
  }

  private static func version(_ context: Context) -> Exit {
    context.out.writeLine(archcliVersion)
    return .success
  }

  /// Writes out what is collected; that this fails is trouble, whatever the answer was.
  private static func finish(_ exit: Exit, _ context: Context) -> Exit {
    do {
      context.out.flush()
      try context.out.checkWritten()
      return exit
    } catch {
      return report(error, context)
    }
  }

  /// Says why something could not be written.
  static func report(_ error: WriteError, _ context: Context) -> Exit {
    // Whoever read has seen enough, as in `archcli trace tea | head -1`: nothing to report.
    if error.reason.isClosedPipe { return .cutOff }
    return report(trouble: error.description, context)
  }

  private static func report(trouble: String, _ context: Context) -> Exit {
    context.out.flush()
    // What is wrong may quote a file, and not every error escapes what it quotes; lines are its own.
    let lines = trouble.split(separator: "\n", omittingEmptySubsequences: false)
    // An error in a file says so itself, after its place.
    let prefix = trouble.contains(": error: ") ? "" : "error: "
    context.err.write(
      "\(prefix)\(lines.map { escapedForTerminal(parts: String($0)) }.joined(separator: "\n"))\n")
    return .trouble
  }

  private static func report(
    _ error: UsageError, in command: CommandDescription, _ context: Context
  ) -> Exit {
    context.out.flush()
    let path = HelpScreen.path(command)
    context.err.write(
      """
      error: \(error)
      Usage: \(HelpScreen.synopsis(command))
        See '\(path) --help' for more information.

      """)
    return .usage
  }
}
